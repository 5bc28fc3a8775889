import type { Image, Nodes, Parents, Root, Text } from "mdast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { labelName } from "../nodes";
import {
  replaceCharacters,
  replaceQuotes,
  placeholder,
  findTypographyTag,
} from "../typography";

/** What typography may change: quotation marks, dashes, dots, numbers, and abbreviations such as "z. B.". */
const changeable = /["'\d]|--|\.{3}|\.\s\p{L}\./u;
/** Elements whose text is not prose. */
const literal = /^(?:code|kbd|math|pre|samp|script|style|svg|textarea|var)$/;
const htmlTag = /^<(\/?)([a-z][\w-]*)/i;

/** Whether a node holds words that belong together. */
const isBlock = (node: Nodes): node is Nodes & Parents =>
  node.type === "paragraph" ||
  node.type === "heading" ||
  node.type === "tableCell" ||
  (node.type as string) === "defListTerm" ||
  (node.type === "mdxJsxTextElement" && node.name === labelName) ||
  // `<summary>More</summary>`, whose words have no paragraph.
  (node.type === "mdxJsxFlowElement" &&
    (node.children as Nodes[]).some(({ type }) => type === "text"));

/** Sets quotation marks, dashes and spaces by the rules of the file's language. */
export const remarkSmartypants = () => (tree: Root, file: VFile) => {
  const tag = findTypographyTag(file.data.options?.lang ?? "");
  if (tag === undefined) return;
  visit(tree, (node) => {
    if (!isBlock(node)) return undefined;
    educateBlock(node, tag);
    return SKIP;
  });
};

const isLiteral = (node: Nodes) =>
  isBareLink(node) ||
  ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") &&
    literal.test(node.name ?? ""));

/** An address that stands for itself. */
const isBareLink = (node: Nodes) => {
  if (node.type !== "link") return false;
  const [child] = node.children;
  return (
    child?.type === "text" &&
    [child.value, `http://${child.value}`, `mailto:${child.value}`].includes(
      node.url,
    )
  );
};

/** A piece of a block's prose, in its order; what is no text has a placeholder. */
type Piece = { text: string; node?: Text; image?: Image };

function* piecesOf(parent: Parents): Generator<Piece> {
  /** The element of HTML that is open and holds no prose. */
  let inside: string | undefined;
  for (const node of parent.children) {
    if (node.type === "html") {
      const [, slash, name = ""] = htmlTag.exec(node.value) ?? [];
      const element = name.toLowerCase();
      if (element === "br") yield { text: "\n" };
      else if (slash && inside === element) inside = undefined;
      else if (!slash && literal.test(element)) inside ??= element;
    } else if (inside !== undefined || isLiteral(node)) {
      yield { text: placeholder };
    } else if (node.type === "text") {
      yield { text: node.value, node };
    } else if (node.type === "image") {
      yield { text: placeholder, image: node };
    } else if ("children" in node) {
      yield* piecesOf(node);
    } else {
      yield { text: node.type === "break" ? "\n" : placeholder };
    }
  }
}

function educateBlock(block: Parents, tag: string): void {
  const pieces = [...piecesOf(block)];
  const text = pieces.map((piece) => piece.text).join("");
  // It is shown as a caption.
  for (const { image } of pieces)
    if (image?.title) image.title = replaceQuotes(image.title, tag);
  if (!changeable.test(text)) return;
  const characters = replaceCharacters(text, tag);
  let at = 0;
  for (const { text: piece, node } of pieces) {
    const end = at + piece.length;
    if (node) node.value = characters.slice(at, end).join("");
    at = end;
  }
}
