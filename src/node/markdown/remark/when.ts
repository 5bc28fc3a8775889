import type { Nodes, Parents, Root, RootContent } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { featureNames } from "../../../config/features";
import type { Feature } from "../../../config/features";

/** Whether a text has what `<When>` keeps or removes. */
export const hasWhen = (source: string) => /<When\b|:{3} *when\b/i.test(source);

/**
 * Keeps what stands in `<When uses="…">` if the site uses it, and removes it
 * otherwise. That comes before all else, so that nothing of what is removed is
 * in the table of contents, the search or a feed.
 */
export const remarkWhen = () => (tree: Root, file: VFile) => {
  if (hasWhen(String(file.value)))
    keepUsed(tree, file.data.options?.features ?? []);
};

/** A paragraph or list item goes with the last that stood in it. A cell stays, for a table's columns. */
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

/** What a `<When>` asks for; undefined for other nodes, and for those whose error the component reports. */
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
