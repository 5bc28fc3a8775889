import type { Nodes, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { interpolate } from "../../../lib/interpolate";

/** The nodes of MDX, which stay as they are. */
const passThrough = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
] as const;

/**
 * Converts Markdown to HTML; footnotes are labelled in the text's language, and
 * set in the margin by the stylesheet.
 */
export const remarkToHast = () => async (tree: Root, file: VFile) => {
  const { idPrefix = "", footnotes } = file.data.options ?? {};
  const html = await unified()
    .use(remarkRehype, {
      passThrough: [...passThrough],
      allowDangerousHtml: true,
      clobberPrefix: `${idPrefix}-`,
      footnoteLabel: footnotes?.label,
      footnoteBackLabel: (index, repeat) =>
        interpolate(footnotes?.backLabel ?? "", {
          reference: `${index + 1}${repeat > 1 ? `-${repeat}` : ""}`,
        }),
    })
    .run(tree, file);
  nameMarks(html);
  return html;
};

/** Names the first mark of each footnote, and the note after it. */
function nameMarks(tree: HastRoot): void {
  const names = new Map<string, string>();
  visit(tree, "element", ({ properties }) => {
    const isMark = "dataFootnoteRef" in properties;
    const note = isMark ? String(properties.href) : `#${properties.id}`;
    if (isMark === names.has(note)) return;
    if (isMark) names.set(note, `--mark: --mark-${names.size + 1}`);
    properties.style = names.get(note);
  });
}

/**
 * Parses the HTML in plain Markdown as a browser does. The parser is slow to
 * load, and most texts have no HTML.
 */
export const rehypeParseHtml = () => async (tree: HastRoot, file: VFile) => {
  const hasHtml = (node: Nodes): boolean =>
    (node.type as string) === "raw" ||
    ("children" in node && node.children.some(hasHtml));
  if (!hasHtml(tree)) return undefined;
  const { default: rehypeRaw } = await import("rehype-raw");
  const options = { passThrough: [...passThrough] };
  return unified().use(rehypeRaw, options).run(tree, file);
};
