import type { Nodes } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";

/** A component in a text, as a block. */
type Block = Extract<Nodes, { type: "mdxJsxFlowElement" }>;

/** Returns the name of an element of HTML or JSX; undefined for other nodes. */
export const nameOf = (node: Nodes): string | undefined =>
  node.type === "element"
    ? node.tagName
    : "name" in node
      ? (node.name ?? undefined)
      : undefined;

declare module "hast" {
  interface Data {
    /** The props that the compiler passes to a component, besides the attributes that authors write. */
    props?: Readonly<Record<string, unknown>>;
  }
}

/** The element that carries a directive's label, as in `:::note[Label]`, to the component that it becomes. */
export const labelName = "component-label";

/** Creates a component that a plugin adds to a text; props without a value are left out. */
export const componentNode = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  position: Nodes["position"],
  children: readonly unknown[] = [],
): Block => ({
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
  children: children as Block["children"],
  position,
});

/** Returns the source of a node, and of words that the parser has parted around an address, which have lost their place, the words. */
export const sourceOf = (
  { position, value = "" }: Pick<Nodes, "position"> & { value?: string },
  file: VFile,
): string =>
  position
    ? String(file.value).slice(position.start.offset, position.end.offset)
    : value;
