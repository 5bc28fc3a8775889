import type { Nodes, PhrasingContent, Root } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { findAndReplace } from "mdast-util-find-and-replace";
import { memoize } from "../../../lib/memoize";
import { shortCompound } from "../../../lib/words";
import { findTypographyTag } from "../typography";

const loadEmoji = memoize(() => import("gemoji"));
const shortcode = /:(\+1|-1|[\w-]+):/g;
const compound = new RegExp(shortCompound, "gu");

/** Puts emoji where their names stand, as in `:wave:`. */
export const remarkEmoji = () => async (tree: Root, file: VFile) => {
  if (String(file.value).search(shortcode) === -1) return;
  const { nameToEmoji } = await loadEmoji();
  findAndReplace(tree, [
    shortcode,
    (_, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : false,
  ]);
};

/**
 * Keeps "E-Mail" and the like on one line, by an element: a hyphen that does
 * not break would be in whatever readers copy, and hide the word from searches.
 */
export const remarkNoWrap = () => (tree: Root, file: VFile) => {
  if (!findTypographyTag(file.data.options?.lang ?? "")) return;
  if (String(file.value).search(compound) === -1) return;
  findAndReplace(tree, [compound, unbroken], {
    ignore: (node) => isIgnored(node as Nodes),
  });
};

const unbroken = (value: string): PhrasingContent => ({
  type: "emphasis",
  data: { hName: "span", hProperties: { className: ["unbroken"] } },
  children: [{ type: "text", value }],
});

const isIgnored = (node: Nodes): boolean =>
  node.type === "mdxJsxTextElement" ||
  ("name" in node && node.name === "FileTree") ||
  // Elements of plain Markdown, whatever they are.
  ("children" in node && node.children.some(({ type }) => type === "html"));
