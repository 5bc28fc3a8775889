import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { linkAttributes, ownElementOf } from "./linkAttributes";
import { linkKey } from "./linkKey";

type FoundLink = { url: string; line?: number };

/**
 * The links of a text: those that its Markdown shows, with their lines, and
 * those that only its tree has, for an expression or a part has made them.
 */
export function allLinks(
  found: readonly FoundLink[],
  tree: TreeNode,
  source: string,
): FoundLink[] {
  const known = new Set(found.map(({ url }) => linkKey(url)));
  const others = new Set(
    [...addressesIn(tree)].filter(
      // A place in the same text is the business of the page that shows it.
      (url) => !url.startsWith("#") && !known.has(linkKey(url)),
    ),
  );
  if (others.size === 0) return [...found];
  const lines = source.split("\n");
  const made = [...others].map((url) => {
    const at = lines.findIndex((line) => line.includes(url));
    return at === -1 ? { url } : { url, line: at + 1 };
  });
  return [...found, ...made];
}

function* addressesIn(node: TreeNode): Generator<string> {
  if (typeof node === "string") return;
  if (!isTreeElement(node)) {
    for (const one of node) yield* addressesIn(one);
    return;
  }
  const [type, props, ...children] = node;
  if (props !== 0) {
    const element =
      type === "Own" ? ownElementOf(props) : { type, given: props };
    for (const name of linkAttributes(element.type)) {
      const value = element.given[name];
      if (typeof value === "string") yield value;
    }
  }
  for (const child of children) yield* addressesIn(child);
}
