import type { Root } from "mdast";
import type { TreeNode } from "../../lib/contentTree";
import { nearest } from "../../lib/nearest";
import { readingTime } from "../../lib/readingTime";
import { ContentError } from "./ContentError";
import { dropBlankText } from "./dropBlankText";
import { dropModuleCode } from "./dropModuleCode";
import { foreignImports } from "./foreignImports";
import { setHeadingIds, takeHeadingIds } from "./headingIds";
import { knownLanguages } from "./highlight";
import { dropScripts } from "./dropScripts";
import type { DroppedScript } from "./dropScripts";
import { readOwnCode } from "./ownCode";
import { parseText, toHast } from "./parse";
import type { HastOptions, TextFormat } from "./parse";
import { plainFaults } from "./plainFaults";
import { prepareHast } from "./prepareHast";
import type { UnknownLanguage } from "./prepareHast";
import { dropComments, keepFences } from "./preparePlain";
import { readHeadings } from "./readHeadings";
import { readHtml } from "./readHtml";
import { readMarkdown } from "./readMarkdown";
import type { MarkdownFacts } from "./readMarkdown";
import { readToc } from "./readToc";
import type { TocItem, TocLevels } from "./readToc";
import { summaryOf } from "./splitAtMarker";
import { takeLeadingTitle } from "./takeLeadingTitle";
import { loadTools } from "./tools";
import { toTree } from "./toTree";
import { unknownComponents } from "./unknownComponents";

/** All that one pass over a content file yields. */
export type CompiledMdx = Pick<
  MarkdownFacts,
  "images" | "links" | "text" | "code"
> & {
  body: TreeNode;
  /** Folders of the parts in the body: what the page needs sheets and scripts of. */
  parts: string[];
  /** True for a file with imports of its own: what they bring is webpack's. */
  isRich: boolean;
  summary: TreeNode;
  hasMore: boolean;
  firstParagraph: string;
  toc: TocItem[];
  /** All headings below the title that a link can lead to, for the search. */
  headings: TocItem[];
  readingTime: { minutes: number; words: number };
};

export type MdxFault = {
  severity: "error" | "warning";
  message: string;
  line?: number;
  allowed?: string;
  fix?: string;
};

export type CompileOptions = HastOptions & {
  format: TextFormat;
  lang: string;
  toc: TocLevels;
};

type Result = {
  compiled: CompiledMdx | null;
  /**
   * The heading of the first level that the text begins with; not in the body,
   * for the page shows it as its title. Undefined where the text can't be read.
   */
  leadingTitle?: string | null;
  faults: MdxFault[];
};

/** Compiles a content file's body, once, into everything that any page needs of it. */
export async function compileMdx(
  body: string,
  options: CompileOptions,
): Promise<Result> {
  try {
    return await compile(body, options);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { message, line } = error;
    return { compiled: null, faults: [{ severity: "error", message, line }] };
  }
}

async function compile(
  body: string,
  { format, lang, toc, ...options }: CompileOptions,
): Promise<Result> {
  const tools = await loadTools();
  const mdast = parseText(body, format, tools);
  const headingIds = takeHeadingIds(mdast);
  const leadingTitle = takeLeadingTitle(mdast);
  const facts = readMarkdown(mdast, tools);
  const { text, firstParagraph } = facts;
  const isPlain = format === "md";
  const own = isPlain ? undefined : readOwnCode(mdast, tools);
  const errors = isPlain
    ? plainFaults(mdast, tools)
    : [
        ...foreignImports(mdast),
        ...unknownComponents(facts, own),
        ...(own?.faults ?? []),
      ];
  if (errors.length > 0) {
    return { compiled: null, leadingTitle, faults: errors };
  }
  if (isPlain) keepFences(mdast, tools);

  const { summary, hasMore } = summaryOf(mdast);
  const idPrefix = `${options.idPrefix}-summary`;
  const summaryHast = await toHast(summary, { ...options, idPrefix }, tools);
  if (own) dropModuleCode(summaryHast);
  dropScripts(summaryHast);
  dropBlankText(summaryHast);
  await prepareHast(summaryHast, tools);

  if (isPlain) dropComments(mdast);
  setHeadingIds(headingIds);
  if (own) dropModules(mdast);
  const hast = await toHast(mdast, options, tools);
  // Not in the summary: several share a page, where ids would meet.
  tools.rehypeSlug()(hast);
  dropBlankText(hast);
  const contents = readToc(hast, toc, tools);
  const headings = readHeadings(hast, tools);
  const { images, links } = isPlain ? readHtml(hast, tools) : facts;
  const scripts = dropScripts(hast);
  const unknown = await prepareHast(hast, tools);
  const { tree, parts, faults } = toTree(hast, tools, own);

  return {
    leadingTitle,
    compiled: {
      images,
      links,
      text,
      firstParagraph,
      body: tree,
      parts,
      isRich: own !== undefined,
      summary: toTree(summaryHast, tools).tree,
      hasMore,
      code: facts.code,
      toc: contents,
      headings,
      readingTime: readingTime(text, lang),
    },
    faults: [
      ...faults,
      ...unknownBlocks(mdast),
      ...scripts.map(scriptFault),
      ...(await Promise.all(unknown.map(languageFault))),
    ],
  };
}

/** What was imported is in `own`. */
const dropModules = (mdast: Root) => {
  mdast.children = mdast.children.filter(({ type }) => type !== "mdxjsEsm");
};

/** `:::tip` and its like, which would stand in the text without a word. */
const unknownBlocks = ({ children }: Root): MdxFault[] =>
  children.flatMap((node) => {
    const [first] = node.type === "paragraph" ? node.children : [];
    const text = first?.type === "text" ? first.value : "";
    const name = /^:::+[ \t]*(\w+)/.exec(text)?.[1];
    if (name === undefined) return [];
    return {
      severity: "warning" as const,
      line: node.position?.start.line,
      message: `":::${name}" is shown as text: there are no such blocks.`,
      fix: "Write a quotation (> …) instead.",
    };
  });

const scriptFault = ({ what, line }: DroppedScript): MdxFault => ({
  severity: "warning",
  line,
  message: `${what} is left out: a browser would run it only if the text is on the first page that it loads.`,
  fix: "Put what it does into a component, and import that in a .mdx file.",
});

async function languageFault({
  language,
  line,
}: UnknownLanguage): Promise<MdxFault> {
  const meant = nearest(language, await knownLanguages());
  return {
    severity: "warning",
    line,
    message: `There is no highlighting for the language "${language}"; the code is shown plain.`,
    fix: meant ? `Did you mean "${meant}"?` : 'Write "text" for plain text.',
  };
}
