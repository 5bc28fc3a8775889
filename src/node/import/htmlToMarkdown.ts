import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import type { Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Data } from "unified";

/** Keeps what Markdown has no words for. */
const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});

/** Makes a figure of one picture an image, whose title is the caption; of an embedded page that alone remains. */
function convertFigure(state: unknown, node: Element) {
  const frame = select("iframe", node);
  if (frame) return keepHtml(state, frame);
  const [image, ...others] = selectAll("img", node);
  const caption = select("figcaption", node);
  if (!image || others.length > 0) return keepHtml(state, node);
  const { src = "", alt = "" } = image.properties as Partial<
    Record<string, string>
  >;
  const title = caption && toString(caption).trim();
  return {
    type: "paragraph" as const,
    children: [{ type: "image" as const, url: src, alt, title }],
  };
}

/** @param isHtml false where readers see the ends of lines */
export const htmlToMarkdown = (html: string, isHtml = true): string =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeRemark, {
        newlines: !isHtml,
        handlers: {
          figure: convertFigure,
          iframe: keepHtml,
          video: keepHtml,
          audio: keepHtml,
        },
      })
      .use(() => (tree: Root) => {
        if (!isHtml) findAndReplace(tree, [/\n/g, () => ({ type: "break" })]);
      })
      .data({
        toMarkdownExtensions: [
          gfmStrikethroughToMarkdown(),
          gfmTableToMarkdown({ tablePipeAlign: false }),
        ],
      } as Data)
      .use(remarkStringify, { bullet: "-", rule: "-" })
      .processSync(html),
  );
