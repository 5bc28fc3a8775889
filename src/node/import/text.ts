import remarkComment from "@slorber/remark-comment";
import type { Element, Root as HtmlRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import type { Root } from "mdast";
import { defListToMarkdown } from "mdast-util-definition-list";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { mathToMarkdown } from "mdast-util-math";
import { select } from "hast-util-select";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Data } from "unified";
import { visit } from "unist-util-visit";
import { preprocess } from "../markdown/preprocess";
import { findExtensions } from "../markdown/remark/syntax";

export type Format = "md" | "mdx" | "html";

/** Parses a text as this site does, or HTML; throws what is wrong with MDX. */
export function parseText(body: string, format: Format): Root {
  if (format === "html") {
    const html = unified().use(rehypeParse, { fragment: true }).parse(body);
    const toMdast = unified()
      .use(rehypeCaptions)
      .use(rehypeRemark, { handlers });
    return toMdast.runSync(html);
  }
  const text = preprocess(body, format);
  const processor = unified().use(remarkParse).data(findExtensions(text));
  if (format === "mdx")
    processor.use(remarkMdx).use(remarkComment, { ast: true } as never);
  return processor.parse(text);
}

/** Makes captions the titles of their pictures: this site shows those as figures. */
const rehypeCaptions = () => (tree: HtmlRoot) =>
  visit(tree, { tagName: "figure" }, (figure: Element) => {
    const found = (name: string) => select(name, figure);
    const [image, caption] = [found("img"), found("figcaption")];
    if (!image || !caption) return;
    image.properties.title = toString(caption).trim();
    figure.children = [image];
  });

const keepHtml = (_: unknown, node: Element) => ({
  type: "html" as const,
  value: toHtml(node),
});
const handlers = {
  comment: keepHtml as never,
  iframe: keepHtml,
  video: keepHtml,
  audio: keepHtml,
};

const toMarkdownExtensions = [
  defListToMarkdown,
  // Only blocks are directives here, so that 10:30 needs no escape.
  { ...directiveToMarkdown({ preferShortcut: false }), unsafe: [] },
  gfmFootnoteToMarkdown(),
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmTaskListItemToMarkdown(),
  mathToMarkdown(),
];

/** Prints a text as plain Markdown. */
export const printText = (tree: Root): string =>
  unified()
    .data({ toMarkdownExtensions } as Data)
    .use(remarkStringify, { bullet: "-", rule: "-" })
    .stringify(tree);
