import type { Nodes, Parents, Root, RootContent } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { featureNames } from "../../../config/features";
import type { Feature } from "../../../config/features";

/** True for texts with `<When>`. */
export const hasWhen = (source: string) => /<When\b|:{3} *when\b/i.test(source);

/**
 * Keeps the content of `<When uses="…">` if the site uses the feature, else
 * removes it: before anything is read for the table of contents or the search.
 */
export const remarkWhen = () => (tree: Root, file: VFile) => {
  if (hasWhen(String(file.value)))
    keepUsed(tree, file.data.options?.features ?? []);
};

/** Removes unused features, and elements that are empty without them, except the cells of tables. */
function keepUsed(parent: Parents, used: readonly Feature[]): void {
  const keep = (node: RootContent): RootContent[] => {
    if (!("children" in node)) return [node];
    const feature = readFeature(node);
    if (!feature && node.children.every(isBlank)) return [node];
    keepUsed(node, used);
    if (feature) return used.includes(feature) ? node.children : [];
    const isEmpty = node.children.every(isBlank);
    return isEmpty && node.type !== "tableCell" ? [] : [node];
  };
  const children = parent.children as RootContent[];
  children.splice(0, children.length, ...children.flatMap(keep));
}

const isBlank = (node: Nodes) =>
  node.type === "text" && node.value.trim() === "";

/** Returns the feature of a `<When>`; undefined for other nodes, and for errors, which the component reports. */
function readFeature(node: Nodes): Feature | undefined {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
    return undefined;
  const [uses, other] = node.attributes;
  if (node.name !== "When" || uses?.type !== "mdxJsxAttribute" || other)
    return undefined;
  return featureNames.find(
    (name) => uses.name === "uses" && uses.value === name,
  );
}
