import type { TreeNode } from "../lib/contentTree";
import { isTreeElement } from "../lib/contentTree";
import { isBlank, propsOf } from "./content";
import type { Content } from "./content";

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
