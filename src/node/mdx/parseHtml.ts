import type { Root } from "hast";
import type { HastParent } from "./dropBlankText";
import { mdxNodes } from "./mdxNodes";
import type { Tools } from "./tools";

const dropComments = (parent: HastParent): void => {
  parent.children = parent.children.filter(({ type }) => type !== "comment");
  for (const child of parent.children) {
    if ("children" in child) dropComments(child);
  }
};

/**
 * Reads the HTML in plain Markdown as a browser would, nesting repaired, so
 * that what React makes of it is what the browser makes of it.
 */
export async function parseHtml(root: Root, tools: Tools): Promise<Root> {
  const hasHtml = (parent: HastParent): boolean =>
    parent.children.some(
      (node) =>
        (node.type as string) === "raw" ||
        ("children" in node && hasHtml(node)),
    );
  // Most texts have none, and the parser is slow to load.
  if (!hasHtml(root)) return root;
  const rehypeRaw = await tools.loadRehypeRaw();
  const parsed = tools
    .unified()
    .use(rehypeRaw, { passThrough: [...mdxNodes] })
    .runSync(root);
  dropComments(parsed);
  return parsed;
}
