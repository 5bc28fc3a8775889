import type { Link, Parents, Root, Text } from "mdast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { sourceOf } from "../nodes";

/** Quotation marks and stops beyond ASCII, which end an address in a text. */
const mark = /[“”„‟‘’‚«»‹›…。，、；：！？「」『』（）【】《》〈〉]/u;
/** The stops at the end of an address, which belong to its sentence. */
const stops = /(?<![?!.,:;*_~'"])[?!.,:;*_~'"]+$/;

/**
 * Corrects the bare addresses that the parser finds, whose rules are for English
 * in ASCII: an address ends before a typographic mark, no mail address is a part
 * of a word with umlauts, and none is a link inside another.
 */
export const remarkAutolinks = () => (tree: Root, file: VFile) => {
  const inLinks = new Set<Link>();
  visit(tree, (node) => {
    if ("name" in node && /^(?:a|Button)$/.test(node.name ?? ""))
      visit(node, "link", (link) => void inLinks.add(link));
  });
  visit(tree, "link", (link, index, parent) => {
    const [child] = link.children;
    if (child?.type !== "text" || !parent || index === undefined)
      return undefined;
    // Whoever writes <https://…> or [a link](https://…) says where it ends.
    if (/^[<[]/.test(sourceOf(link, file)) || !isBare(link, child))
      return undefined;
    const rest = child.value.slice(findEnd(child.value));
    if (inLinks.has(link) || isPartOfWord(link, parent, index))
      parent.children[index] = child;
    else if (rest !== "") {
      child.value = child.value.slice(0, -rest.length);
      link.url = link.url.slice(0, -rest.length);
      parent.children.splice(index + 1, 0, { type: "text", value: rest });
    }
    return [SKIP, index + 1];
  });
};

/** True for a mail address beside a letter that the parser does not know. */
function isPartOfWord({ url }: Link, parent: Parents, index: number): boolean {
  const [before, after] = [index - 1, index + 1].map((at) => {
    const node = parent.children[at];
    return node?.type === "text" ? node.value : "";
  });
  return (
    url.startsWith("mailto:") &&
    (/[\p{L}\p{N}]$/u.test(before ?? "") || /^[\p{L}\p{N}]/u.test(after ?? ""))
  );
}

/** True for a link whose text is its address. */
const isBare = ({ url }: Link, { value }: Text) =>
  [value, `http://${value}`, `mailto:${value}`].includes(url);

/** Finds where an address ends that the parser took to be longer. */
function findEnd(address: string): number {
  const at = address.search(mark);
  if (at === -1) return address.length;
  let shorter = address.slice(0, at);
  for (;;) {
    const trimmed = shorter.replace(stops, "");
    const count = (sign: string) => trimmed.split(sign).length;
    const isClosed = trimmed.endsWith(")") && count(")") > count("(");
    if (!isClosed && trimmed === shorter) return shorter.length;
    shorter = isClosed ? trimmed.slice(0, -1) : trimmed;
  }
}
