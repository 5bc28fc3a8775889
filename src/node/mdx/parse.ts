import type { Root as HastRoot } from "hast";
import type { Root as MdastRoot } from "mdast";
import { mayHoldMail } from "./sparingGfm";
import { ContentError } from "./ContentError";
import { mdxNodes } from "./mdxNodes";
import { parseHtml } from "./parseHtml";
import type { Tools } from "./tools";
import { unravel } from "./unravel";

/** What remark throws: a VFileMessage. */
type Message = {
  reason?: string;
  line?: number;
  column?: number;
  /** What the parser of JavaScript said. */
  cause?: unknown;
};

/** What most who stumble over MDX's syntax did not mean. */
const syntaxFix =
  "In .mdx files < begins a tag, which has to end, and { JavaScript; where they are text, write \\< and \\{.";

const moduleFix =
  'In .mdx files a line that begins with "import" or "export" is code, and so is what follows up to a blank line. Mend the code; where it is text, begin it with another word.';

/** Elements that HTML never closes. */
const closedTag =
  /^Expected a closing tag for `<((?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)/;

const fixFor = (reason: string) => {
  if (reason.includes("import/exports")) return moduleFix;
  const [, name] = closedTag.exec(reason) ?? [];
  return name === undefined
    ? syntaxFix
    : `In .mdx files every tag has to end: write a slash before its end, as in <${name} />.`;
};

/** Plain Markdown, in which braces are text and HTML is HTML, or MDX. */
export type TextFormat = "md" | "mdx";

/** Parses a text with GFM; a syntax error, which only MDX has, carries its line. */
export function parseText(
  body: string,
  format: TextFormat,
  tools: Tools,
): MdastRoot {
  try {
    const { markdown, mdx } = mayHoldMail(body) ? tools : tools.withoutMail;
    if (format === "md") return markdown.parse(body);
    const mdast = mdx.parse(body);
    unravel(mdast);
    return mdast;
  } catch (error) {
    const { reason, cause, ...place } = error as Message;
    if (reason === undefined) throw error;
    const found = placeOf(reason);
    const { line, column } = found ?? place;
    const at = body.split("\n")[(line ?? 1) - 1] ?? "";
    const isComment = reason.includes("`!`") && at.includes("<!--");
    if (isComment) {
      const message = "A comment begins here that does not end.";
      throw new ContentError(message, line, column);
    }
    const message =
      codeMessage(reason, cause) ?? reason.replace(found?.words ?? "", "");
    throw new ContentError(message, line, column, fixFor(reason));
  }
}

/** The parser names itself, and keeps what is wrong with the code for its cause. */
function codeMessage(reason: string, cause: unknown): string | undefined {
  const [, code] = /^Could not parse (.+) with acorn$/.exec(reason) ?? [];
  if (code === undefined) return undefined;
  const noun =
    code === "expression" ? "JavaScript in braces" : "import or export";
  const detail = cause instanceof Error ? cause.message : "";
  const words = detail.replace(/ \(\d+:\d+\)$/, "");
  return `This ${noun} can't be read${words && `: ${words}`}.`;
}

/** Where a tag begins that does not end, which is said in words: the text's end, where that shows, is no help. */
function placeOf(reason: string) {
  const [words, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return words ? { words, line: Number(line), column: Number(column) } : null;
}

export type HastOptions = {
  /** Makes footnote ids unique where several posts share a page. */
  idPrefix: string;
  footnoteLabel: string;
  /** Name of the link from a footnote back to the text. */
  footnoteBackLabel: (reference: string) => string;
};

/** Markdown tree to HTML tree, footnotes labelled. */
export async function toHast(
  mdast: MdastRoot,
  options: HastOptions,
  tools: Tools,
): Promise<HastRoot> {
  const { idPrefix, footnoteLabel, footnoteBackLabel } = options;
  const hast = tools
    .unified()
    .use(tools.remarkRehype, {
      passThrough: [...mdxNodes],
      handlers: tools.hastHandlers,
      // MDX has no such nodes.
      allowDangerousHtml: true,
      clobberPrefix: `${idPrefix}-`,
      footnoteLabel,
      footnoteBackLabel: (reference: number, repeat: number) =>
        footnoteBackLabel(`${reference + 1}${repeat > 1 ? `-${repeat}` : ""}`),
    })
    .runSync(mdast);
  return parseHtml(hast, tools);
}
