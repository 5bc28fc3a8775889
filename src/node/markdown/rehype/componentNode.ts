import type { RootContent } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";

/** A component that a plugin puts into a text; attributes without a value are left out. */
export const componentNode = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  position?: RootContent["position"],
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
  position,
});
