import type { Root } from "mdast";
import type { TreeNode } from "../../lib/contentTree";
import type { Typography } from "../../lib/setType";
import { readingTime } from "../../lib/readingTime";
import { allLinks } from "../links/allLinks";
import { ContentError } from "./ContentError";
import { dropBlankText } from "./dropBlankText";
import { dropModuleCode } from "./dropModuleCode";
import { dropScripts } from "./dropScripts";
import { exportFaults } from "./exportFaults";
import { missingAlts } from "./missingAlts";
import type { DroppedScript } from "./dropScripts";
import { toHast } from "./parse";
import type { HastOptions, TextFormat } from "./parse";
import { placeBareDrawings, placeDrawings } from "./placeDrawings";
import { prepareHast } from "./prepareHast";
import { dropComments, keepFences } from "./preparePlain";
import { readBody } from "./readBody";
import type { ReadBody } from "./readBody";
import { readHeadings } from "./readHeadings";
import { readHtml } from "./readHtml";
import type { MarkdownFacts } from "./readMarkdown";
import { setHeadingIds } from "./setHeadingIds";
import { nameHeadings } from "./settle/settleMarkdown";
import { readToc } from "./readToc";
import type { TocItem, TocLevels } from "./readToc";
import { summaryOf } from "./splitAtMarker";
import { loadTools } from "./tools";
import type { Tools } from "./tools";
import { toTree } from "./toTree";

/** All that one pass over a content file yields. */
export type CompiledMdx = Pick<
  MarkdownFacts,
  "images" | "links" | "imports" | "text" | "code"
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
  column?: number;
  allowed?: string;
  fix?: string;
};

export type CompileOptions = HastOptions & {
  format: TextFormat;
  lang: string;
  toc: TocLevels;
  /** The rules that the text's type is set by; it stays as written without. */
  typography?: Typography;
};

/** What a text names of other files. */
export type Named = Pick<MarkdownFacts, "images" | "links" | "imports">;

type Result = {
  compiled: CompiledMdx | null;
  /** Empty where the text can't be parsed. */
  named: Named;
  /**
   * The heading of the first level that the text begins with; not in the body,
   * for the page shows it as its title. Undefined where the text can't be read.
   */
  leadingTitle?: string | null;
  faults: MdxFault[];
};

/**
 * Compiles a content file's body, once, into everything that any page needs of
 * it. What a text with faults names is known as far as it could be parsed.
 */
export async function compileMdx(
  body: string,
  options: CompileOptions,
): Promise<Result> {
  const tools = await loadTools();
  let read: ReadBody | undefined;
  try {
    read = await readBody(body, options, tools);
    return await compile(body, read, options, tools);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { message, line, column, fix } = error;
    const fault = { severity: "error" as const, message, line, column, fix };
    const { images = [], links = [], imports = [] } = read?.facts ?? {};
    return {
      compiled: null,
      named: { images, links, imports },
      leadingTitle: read?.leadingTitle,
      faults: [fault],
    };
  }
}

async function compile(
  body: string,
  { mdast, settled, leadingTitle, facts, own, warnings, errors }: ReadBody,
  { format, lang, toc, ...options }: CompileOptions,
  tools: Tools,
): Promise<Result> {
  if (errors.length > 0) {
    const faults = [...errors, ...settled.faults];
    return { compiled: null, named: facts, leadingTitle, faults };
  }
  const { text, firstParagraph, imports } = facts;
  const isPlain = format === "md";
  if (isPlain) keepFences(mdast);

  const { summary, hasMore } = summaryOf(mdast);
  const idPrefix = `${options.idPrefix}-summary`;
  const summaryHast = await toHast(summary, { ...options, idPrefix }, tools);
  if (own) dropModuleCode(summaryHast);
  dropScripts(summaryHast);
  dropBlankText(summaryHast);
  await placeBareDrawings(summaryHast, tools);
  await prepareHast(summaryHast, tools);

  if (isPlain) dropComments(mdast);
  nameHeadings(settled.headings);
  const ownFaults = own ? exportFaults(mdast, own, tools) : [];
  if (own) dropModules(mdast);
  const hast = await toHast(mdast, options, tools);
  // Not in the summary: several share a page, where ids would meet.
  setHeadingIds(hast, tools);
  dropBlankText(hast);
  const contents = readToc(hast, toc, tools);
  const headings = readHeadings(hast, tools);
  const { images, links } = isPlain ? readHtml(hast) : facts;
  const scripts = dropScripts(hast);
  const drawn = await placeDrawings(hast, tools);
  const codeFaults = await prepareHast(hast, tools, { isActive: true });
  const { tree, parts, faults } = toTree(hast, tools, own);

  const named = { images, links: allLinks(links, tree, body), imports };
  return {
    leadingTitle,
    named,
    compiled: {
      ...named,
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
      ...ownFaults,
      ...warnings,
      ...drawn,
      ...settled.faults,
      ...missingAlts(mdast),
      ...scripts.map(scriptFault),
      ...codeFaults,
    ],
  };
}

/** What was imported is in `own`. */
const dropModules = (mdast: Root) => {
  mdast.children = mdast.children.filter(({ type }) => type !== "mdxjsEsm");
};

const scriptFault = ({ what, line }: DroppedScript): MdxFault => ({
  severity: "warning",
  line,
  message: `${what} is left out: a browser would run it only if the text is on the first page that it loads.`,
  fix: "Put what it does into a component, and import that in a .mdx file.",
});
