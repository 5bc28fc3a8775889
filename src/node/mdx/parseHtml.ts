import type { Root } from "hast";
import type { HastParent } from "./dropBlankText";
import { mdxNodes } from "./mdxNodes";
import type { Tools } from "./tools";

/** Removes comments, and places without lines, as repaired nesting has them. */
const tidy = (parent: HastParent): void => {
  parent.children = parent.children.filter(({ type }) => type !== "comment");
  for (const child of parent.children) {
    const place: { start?: object } | undefined = child.position;
    if (place && !place.start) delete child.position;
    if ("children" in child) tidy(child);
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
  tidy(parsed);
  return parsed;
}
