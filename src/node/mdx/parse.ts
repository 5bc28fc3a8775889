import type { Root as HastRoot } from "hast";
import type { Root as MdastRoot } from "mdast";
import { ContentError } from "./ContentError";
import type { Tools } from "./tools";

const mdxNodes = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
] as const;

/** What remark throws: a VFileMessage. */
type Message = { reason?: string; line?: number };

/** Parses MDX with GFM; a syntax error carries its line. */
export function parseMdx(body: string, { markdown }: Tools): MdastRoot {
  try {
    return markdown.parse(body);
  } catch (error) {
    const { reason, line } = error as Message;
    if (reason === undefined) throw error;
    throw new ContentError(reason, line);
  }
}

export type HastOptions = {
  /** Makes footnote ids unique where several posts share a page. */
  idPrefix: string;
  footnoteLabel: string;
  /** Name of the link from a footnote back to the text. */
  footnoteBackLabel: (reference: string) => string;
};

/** Markdown tree to HTML tree, footnotes labelled. */
export function toHast(
  mdast: MdastRoot,
  options: HastOptions,
  { unified, remarkRehype }: Tools,
): HastRoot {
  const { idPrefix, footnoteLabel, footnoteBackLabel } = options;
  return unified()
    .use(remarkRehype, {
      passThrough: [...mdxNodes],
      clobberPrefix: `${idPrefix}-`,
      footnoteLabel,
      footnoteBackLabel: (reference: number, repeat: number) =>
        footnoteBackLabel(`${reference + 1}${repeat > 1 ? `-${repeat}` : ""}`),
    })
    .runSync(mdast);
}
