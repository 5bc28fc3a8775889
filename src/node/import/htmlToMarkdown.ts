import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Data } from "unified";

const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    // What Markdown has no words for.
    handlers: {
      figure: keepHtml,
      iframe: keepHtml,
      video: keepHtml,
      audio: keepHtml,
    },
  })
  .data({
    toMarkdownExtensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: false }),
    ],
  } as Data)
  .use(remarkStringify, { bullet: "-", rule: "-" });

export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html));
