import type { HastParent } from "./dropBlankText";

type Child = HastParent["children"][number];

const needsModule = (node: Child) =>
  node.type === "mdxFlowExpression" ||
  node.type === "mdxTextExpression" ||
  ((node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    /^[A-Z]/.test(node.name ?? ""));

/**
 * Removes what only the file's own imports and exports could explain: a
 * summary is shown in lists, where they are not loaded.
 */
export function dropModuleCode(parent: HastParent): void {
  parent.children = parent.children.filter((node) => !needsModule(node));
  for (const child of parent.children) {
    if ("children" in child) dropModuleCode(child);
  }
}
