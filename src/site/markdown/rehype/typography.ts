import type { Nodes, Parents, Root, Text } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { isBlockElement } from "../../../components/content";
import { decodePercent } from "../../../lib/address";
import { splitNoWrap } from "../../../lib/noWrap";
import { nameOf } from "../nodes";
import {
  objectCharacter,
  replaceCharacters,
  replaceQuotes,
} from "../typography";

/** Elements whose text is not prose. */
const literal = /^(?:code|kbd|math|pre|samp|script|style|svg|textarea|var)$/;

const isLiteral = (node: Nodes) => literal.test(nameOf(node) ?? "");

/** Applies the quotation marks, dashes and spaces of the text's language. */
export const rehypeTypography = () => (tree: Root, file: VFile) => {
  const tag = file.data.options?.lang ?? "";
  setProse(tree, tag);
  keepTogether(tree);
  visit(tree, "element", ({ tagName, properties }) => {
    // The title of a picture is its caption.
    if (tagName === "img" && typeof properties.title === "string")
      properties.title = replaceQuotes(properties.title, tag);
  });
  file.data.title &&= replaceQuotes(file.data.title, tag);
};

const isBlock = (node: Nodes): node is Nodes & Parents =>
  node.type === "mdxJsxFlowElement" ||
  (node.type === "element" && isBlockElement(node.tagName));

/** Applies typography to all blocks of a node, and to the words between them. */
function setProse(parent: Parents, tag: string): void {
  let words: Nodes[] = [];
  for (const node of parent.children) {
    if (!isBlock(node)) words.push(node);
    else {
      setWords(words, tag);
      words = [];
      if (!isLiteral(node)) setProse(node, tag);
    }
  }
  setWords(words, tag);
}

/** The marks that typography may change: quotation marks, dashes, dots, numbers, and abbreviations such as "z. B.". */
const changeable = /["'\d]|--|\.{3}|\.\s\p{L}\./u;

/** Applies typography to words that belong together, such as those of a paragraph. */
function setWords(nodes: readonly Nodes[], tag: string): void {
  const pieces = [...listPieces(nodes)];
  const text = pieces.map((piece) => piece.text).join("");
  if (!changeable.test(text)) return;
  const characters = replaceCharacters(text, tag);
  let start = 0;
  for (const { text: piece, node } of pieces) {
    const end = start + piece.length;
    if (node) node.value = characters.slice(start, end).join("");
    start = end;
  }
}

/** A piece of text in reading order; a character stands for anything else. */
type Piece = { text: string; node?: Text };

function* listPieces(nodes: readonly Nodes[]): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === "text") yield { text: node.value, node };
    else if (nameOf(node) === "br") yield { text: "\n" };
    else if ("children" in node && !isLiteral(node) && !isReference(node))
      yield* listPieces(node.children);
    else yield { text: objectCharacter };
  }
}

/** True for links whose text is an address or the number of a footnote. */
function isReference(node: Nodes): boolean {
  if (node.type !== "element" || node.tagName !== "a") return false;
  const { href, dataFootnoteRef } = node.properties;
  const [child] = node.children;
  const address = String(href);
  return (
    dataFootnoteRef !== undefined ||
    (child?.type === "text" &&
      (decodePercent(address) ?? address).endsWith(child.value))
  );
}

/**
 * Keeps "E-Mail" and the like on one line by an element: a hyphen that does not
 * break would be in whatever readers copy, and hide the word from searches.
 */
function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const name = nameOf(node);
    const isComponent = node.type === "mdxJsxTextElement" && name !== "When";
    if (isLiteral(node) || isComponent) return SKIP;
    if (node.type !== "text" || !parent || index === undefined)
      return undefined;
    const parts = splitNoWrap(node.value);
    if (parts.length === 1) return undefined;
    const nodes = parts.map((part, at) =>
      at % 2 === 1
        ? h("span", { className: ["unbroken"] }, part)
        : { type: "text" as const, value: part },
    );
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}
