import { isTreeElement } from "../../../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../../../lib/contentTree";
import { compileMdx } from "../../compileMdx";
import { compileOptions } from "../../testing/compileOptions";

/** Compiles a text with a diagram, which begins in line 3. */
export const compileDiagram = async (diagram: string, options = "") => {
  const text = `Text.\n\n\`\`\`mermaid${options}\n${diagram}\n\`\`\`\n`;
  const { compiled, faults } = await compileMdx(text, compileOptions);
  const tree = compiled?.body ?? "";
  return { faults, compiled, tree, json: JSON.stringify(tree) };
};

/** All elements of a name in a tree. */
export const allNamed = (node: TreeNode, name: string): TreeElement[] => {
  if (typeof node === "string") return [];
  if (!isTreeElement(node)) return node.flatMap((one) => allNamed(one, name));
  const [type, , ...children] = node;
  return [
    ...(type === name ? [node] : []),
    ...children.flatMap((one) => allNamed(one, name)),
  ];
};
/** Attributes and content of a tree's drawing. */
export const svgOf = (tree: TreeNode) => {
  const [, props] = allNamed(tree, "svg")[0] ?? [];
  const given = (props === 0 ? {} : props) as Record<string, unknown>;
  const html = given.dangerouslySetInnerHTML as { __html: string } | undefined;
  return { ...given, html: html?.__html ?? "" };
};
