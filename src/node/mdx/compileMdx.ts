import { authorComponents } from "../../lib/authorComponents";
import type { TreeNode } from "../../lib/contentTree";
import { nearest } from "../../lib/nearest";
import { readingTime } from "../../lib/readingTime";
import { ContentError } from "./ContentError";
import { dropBlankText } from "./dropBlankText";
import { dropModuleCode } from "./dropModuleCode";
import { knownLanguages } from "./highlight";
import { parseMdx, toHast } from "./parse";
import type { HastOptions } from "./parse";
import { prepareHast } from "./prepareHast";
import type { UnknownLanguage } from "./prepareHast";
import { readMarkdown } from "./readMarkdown";
import type { MarkdownFacts } from "./readMarkdown";
import { readToc } from "./readToc";
import type { TocItem, TocLevels } from "./readToc";
import { summaryOf } from "./splitAtMarker";
import { loadTools } from "./tools";
import { toTree } from "./toTree";

/** All that one pass over a content file yields. */
export type CompiledMdx = Pick<MarkdownFacts, "images" | "links" | "text"> & {
  /** Null for a file with imports of its own: webpack compiles that one. */
  body: TreeNode | null;
  summary: TreeNode;
  hasMore: boolean;
  firstParagraph: string;
  toc: TocItem[];
  readingTime: { minutes: number; words: number };
};

export type MdxFault = {
  severity: "error" | "warning";
  message: string;
  line?: number;
  allowed?: string;
  fix?: string;
};

export type CompileOptions = HastOptions & { lang: string; toc: TocLevels };

type Result = { compiled: CompiledMdx | null; faults: MdxFault[] };

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
  { lang, toc, ...options }: CompileOptions,
): Promise<Result> {
  const tools = await loadTools();
  const mdast = parseMdx(body, tools);
  const facts = readMarkdown(mdast, tools);
  const { images, links, text, firstParagraph, hasModuleCode } = facts;
  const unknownNames = hasModuleCode ? [] : unknownComponents(facts);
  if (unknownNames.length > 0) return { compiled: null, faults: unknownNames };

  const { summary, hasMore } = summaryOf(mdast);
  const idPrefix = `${options.idPrefix}-summary`;
  const summaryHast = toHast(summary, { ...options, idPrefix }, tools);
  if (hasModuleCode) dropModuleCode(summaryHast);
  dropBlankText(summaryHast);
  await prepareHast(summaryHast, tools);

  const hast = toHast(mdast, options, tools);
  // Not in the summary: several share a page, where ids would meet.
  tools.rehypeSlug()(hast);
  dropBlankText(hast);
  const contents = readToc(hast, toc, tools);
  const unknown = hasModuleCode ? [] : await prepareHast(hast, tools);

  return {
    compiled: {
      images,
      links,
      text,
      firstParagraph,
      body: hasModuleCode ? null : toTree(hast, tools),
      summary: toTree(summaryHast, tools),
      hasMore,
      toc: contents,
      readingTime: readingTime(text, lang),
    },
    faults: await Promise.all(unknown.map(languageFault)),
  };
}

const unknownComponents = ({ components }: MarkdownFacts): MdxFault[] =>
  components
    .filter(
      ({ name }) => !(authorComponents as readonly string[]).includes(name),
    )
    .map(({ name, line }) => {
      const meant = nearest(name, authorComponents);
      return {
        severity: "error",
        line,
        message: `There is no component <${name}>.`,
        allowed: authorComponents.map((known) => `<${known}>`).join(", "),
        fix: meant
          ? `Did you mean <${meant}>?`
          : "Import it at the top of the file, or use one of these.",
      };
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
