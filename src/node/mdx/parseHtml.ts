import type { Root } from "hast";
import type { HastParent } from "./dropBlankText";
import type { Tools } from "./tools";

const dropComments = (parent: HastParent): void => {
  parent.children = parent.children.filter(({ type }) => type !== "comment");
  for (const child of parent.children) {
    if ("children" in child) dropComments(child);
  }
};

/** The parser gives some elements a position that begins nowhere. */
const dropHalfPositions = (root: Root, { visit }: Tools): void =>
  visit(root, (node) => {
    const { start } = (node.position ?? {}) as { start?: object };
    if (!start) delete node.position;
  });

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
  const parsed = tools.unified().use(rehypeRaw).runSync(root);
  dropComments(parsed);
  dropHalfPositions(parsed, tools);
  return parsed;
}
