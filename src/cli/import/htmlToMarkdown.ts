import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
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

export const htmlToMarkdown = (html: string): string =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeRemark, {
        handlers: Object.fromEntries(
          ["iframe", "video", "audio", "script", "style", "form", "object"].map(
            (name) => [name, keepHtml],
          ),
        ),
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
