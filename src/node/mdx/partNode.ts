import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";

/** A part that the compiler puts into a text; attributes without a value are left out. */
export const partNode = (
  name: string,
  props: Record<string, unknown>,
): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({
      type: "mdxJsxAttribute" as const,
      name: key,
      value: String(value),
    })),
  children: [],
});
