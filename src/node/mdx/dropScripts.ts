import type { HastParent } from "./dropBlankText";

type Child = HastParent["children"][number];

export type DroppedScript = { what: string; line?: number };

const handler = /^on[a-z]+$/i;

const isScript = (node: Child) =>
  (node.type === "element" && node.tagName === "script") ||
  ((node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    node.name === "script");

/** Takes handlers that are text, as HTML has them, off an element, and names them. */
function takeHandlers(node: Child): string[] {
  if (node.type === "element") {
    const all = Object.entries(node.properties);
    const kept = all.filter(([name]) => !handler.test(name));
    node.properties = Object.fromEntries(kept);
    return all.map(([name]) => name).filter((name) => handler.test(name));
  }
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") {
    return [];
  }
  // Capitals are components, whose attributes are their own business.
  if (!node.name || /^[A-Z]/.test(node.name)) return [];
  const names: string[] = [];
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== "mdxJsxAttribute") return true;
    const { name, value } = attribute;
    if (!handler.test(name) || typeof value !== "string") return true;
    names.push(name);
    return false;
  });
  return names;
}

/**
 * Removes scripts from a text. A browser runs them only where the text is in
 * the first page that it loads, never after a link, and React refuses handlers
 * that are text; so they would work now and then, if at all.
 */
export function dropScripts(parent: HastParent): DroppedScript[] {
  const dropped: DroppedScript[] = [];
  parent.children = parent.children.filter((node) => {
    const line = node.position?.start.line;
    if (isScript(node)) {
      dropped.push({ what: "<script>", line });
      return false;
    }
    for (const name of takeHandlers(node)) {
      dropped.push({ what: `${name.toLowerCase()}="…"`, line });
    }
    if ("children" in node) dropped.push(...dropScripts(node));
    return true;
  });
  return dropped;
}
