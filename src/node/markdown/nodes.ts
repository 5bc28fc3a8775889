import type { Nodes } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import type { Nodes as MdastNodes } from "mdast";
import type { VFile } from "vfile";

/** Elements that a paragraph can't hold: browsers end it where one begins. */
const block =
  /^(?:address|article|aside|blockquote|caption|center|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

export const isBlockElement = (name: string) => block.test(name);

/** The name of an element, of HTML or JSX; undefined for other nodes. */
export const nameOf = (node: Nodes): string | undefined =>
  node.type === "element"
    ? node.tagName
    : "name" in node
      ? (node.name ?? undefined)
      : undefined;

/** A component that a plugin puts into a text; attributes without a value are left out. */
export const componentNode = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  position: Nodes["position"],
  children: readonly unknown[] = [],
): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({
      type: "mdxJsxAttribute",
      name: key,
      value: String(value),
    })),
  children: children as MdxJsxFlowElementHast["children"],
  position,
});

/** A node as it is written in the file. */
export const sourceOf = ({ position }: MdastNodes, file: VFile): string =>
  String(file.value).slice(
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  );
