import type { Nodes } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import type { Nodes as MdastNodes } from "mdast";
import type { VFile } from "vfile";

/** The name of an element, of HTML or JSX; undefined for other nodes. */
export const nameOf = (node: Nodes): string | undefined =>
  node.type === "element"
    ? node.tagName
    : "name" in node
      ? (node.name ?? undefined)
      : undefined;

declare module "hast" {
  interface Data {
    /** What the compiler gives a component of its own, beside the attributes that authors write. */
    props?: Readonly<Record<string, unknown>>;
  }
}

/** The element that carries a directive's label, as in `:::note[Label]`, to the component that it becomes. */
export const labelName = "component-label";

/** A component that a plugin puts into a text; props without a value are left out. */
export const componentNode = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  position: Nodes["position"],
  children: readonly unknown[] = [],
): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: [],
  data: {
    props: Object.fromEntries(
      Object.entries(props).filter(
        ([, value]) => value !== undefined && value !== null,
      ),
    ),
  },
  children: children as MdxJsxFlowElementHast["children"],
  position,
});

/** A node as it is written in the file. */
export const sourceOf = ({ position }: MdastNodes, file: VFile): string =>
  String(file.value).slice(
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  );
