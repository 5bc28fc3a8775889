import type { Root } from "mdast";
import type { TreeNode } from "../../lib/contentTree";
import type { Typography } from "../../lib/setType";
import { readingTime } from "../../lib/readingTime";
import { allLinks } from "../links/allLinks";
import { abbreviations } from "./abbreviations";
import { ContentError } from "./ContentError";
import { dropBlankText } from "./dropBlankText";
import { dropModuleCode } from "./dropModuleCode";
import { foreignImports } from "./foreignImports";
import { dropScripts } from "./dropScripts";
import { missingAlts } from "./missingAlts";
import type { DroppedScript } from "./dropScripts";
import { readOwnCode } from "./ownCode";
import { paragraphsOfParts } from "./paragraphsOfParts";
import { parseText, toHast } from "./parse";
import type { HastOptions, TextFormat } from "./parse";
import { placeBareDrawings, placeDrawings } from "./placeDrawings";
import { plainFaults } from "./plainFaults";
import { prepareHast } from "./prepareHast";
import { dropComments, keepFences } from "./preparePlain";
import { readHeadings } from "./readHeadings";
import { readHtml } from "./readHtml";
import { readMarkdown } from "./readMarkdown";
import type { MarkdownFacts } from "./readMarkdown";
import { setHeadingIds } from "./setHeadingIds";
import { nameHeadings, settleMarkdown } from "./settle/settleMarkdown";
import { readToc } from "./readToc";
import type { TocItem, TocLevels } from "./readToc";
import { summaryOf } from "./splitAtMarker";
import { takeLeadingTitle } from "./takeLeadingTitle";
import { mathBlocks } from "./math/mathBlocks";
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
    const { message, line, column, fix } = error;
    const fault = { severity: "error" as const, message, line, column, fix };
    return { compiled: null, faults: [fault] };
  }
}

/** What may be the name of an emoji. */
const shortcode = /:(?:\+1|[-\w]+):/;

async function compile(
  body: string,
  { format, lang, toc, typography, ...options }: CompileOptions,
): Promise<Result> {
  const tools = await loadTools();
  const mdast = parseText(body, format, tools);
  const isPlain = format === "md";
  // Before anything reads the text in another way than its author wrote it.
  const foreign = isPlain ? plainFaults(mdast) : foreignImports(mdast);
  const emoji = shortcode.test(body) ? await tools.loadEmoji() : undefined;
  const settled = settleMarkdown(mdast, { source: body, typography, emoji });
  paragraphsOfParts(mdast);
  const leadingTitle = takeLeadingTitle(mdast);
  const unused = abbreviations(mdast);
  const unended = mathBlocks(mdast, body);
  const facts = readMarkdown(mdast);
  const { text, firstParagraph } = facts;
  const own = isPlain ? undefined : readOwnCode(mdast);
  const errors = [
    ...foreign,
    ...unknownComponents(facts, own),
    ...(own?.faults ?? []),
  ];
  if (errors.length > 0) {
    const faults = [...errors, ...settled.faults];
    return { compiled: null, leadingTitle, faults };
  }
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

  return {
    leadingTitle,
    compiled: {
      images,
      links: allLinks(links, tree, body),
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
      ...unused,
      ...unended,
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
