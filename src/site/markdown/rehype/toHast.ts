import type { Nodes, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { interpolate } from "../../../lib/interpolate";

/** The nodes of MDX, which stay as they are. */
const passThrough = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
] as const;

/** Converts Markdown to HTML; footnotes are labelled in the text's language. */
export const remarkToHast = () => (tree: Root, file: VFile) => {
  const { idPrefix = "", footnotes } = file.data.options ?? {};
  return unified()
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
};

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
