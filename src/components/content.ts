import type { ReactNode } from "react";
import { isTreeElement } from "../lib/contentTree";
import type { TreeElement, TreeNode } from "../lib/contentTree";

/** What stands between a component's tags: already rendered, inner components first. */
export type Content = readonly TreeNode[];

/** What a component gets: attributes as its author wrote them, and what stands between its tags. */
export type Given = Readonly<Record<string, unknown>> & { children: Content };

/** Content as JSX takes it; the compiler reads it as content again. */
export const inJsx = (content: Content) => content as unknown as ReactNode;

/** Whether a node is an element of one of these types. */
export const isA = (
  node: TreeNode | undefined,
  ...types: readonly string[]
): node is TreeElement =>
  node !== undefined && isTreeElement(node) && types.includes(node[0]);

export const isBlank = (node: TreeNode) =>
  typeof node === "string" && node.trim() === "";

/** The attributes of an element. */
export const propsOf = ([, props]: TreeElement) => (props === 0 ? {} : props);

/** What stands inside an element. */
export const contentOf = ([, , ...content]: TreeElement): Content => content;

/** Content for a place among words: paragraphs, which a line break between tags makes, are opened. */
export const inWords = (content: Content): Content =>
  content.flatMap((node) => (isA(node, "p") ? contentOf(node) : [node]));

/** The words of a content. */
export const textOf = (content: Content): string =>
  content
    .map((node) => {
      if (typeof node === "string") return node;
      return textOf(isTreeElement(node) ? contentOf(node) : node);
    })
    .join("");

const inline =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|del|dfn|em|i|img|input|ins|kbd|label|mark|Picture|q|s|samp|small|span|strong|sub|sup|svg|time|u|var|wbr)$/;

/** Whether a node stands among words. */
const isInline = (node: TreeNode): boolean => {
  if (typeof node === "string") return true;
  if (!isTreeElement(node)) return node.every(isInline);
  // An imported component may be anything.
  return node[0] === "Slot"
    ? !("props" in propsOf(node))
    : inline.test(node[0]);
};

/** Content as blocks: loose words, as in `<Card>words</Card>`, become paragraphs. */
export function inBlocks(content: Content): Content {
  const blocks: TreeNode[] = [];
  let loose: TreeNode[] = [];
  const flush = () => {
    if (!loose.every(isBlank)) blocks.push(["p", 0, ...loose]);
    loose = [];
  };
  for (const node of content) {
    if (isInline(node)) {
      loose.push(node);
    } else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}
