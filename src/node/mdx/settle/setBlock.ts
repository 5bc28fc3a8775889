import type { Image, Nodes, Parents, Text } from "mdast";
import "mdast-util-mdx";
import { setText, setType, standIn } from "../../../lib/setType";
import type { Typography } from "../../../lib/setType";

export type SetOptions = {
  /** The file's text, which knows what was escaped. */
  source: string;
  /** Undefined where the owner sets type by hand. */
  typography?: Typography;
  /** Emoji by name, where the text may hold some. */
  emoji?: Readonly<Record<string, string>>;
};

const shortcode = /:(\+1|-1|[\w-]+):/g;
const wanted = /["']|--|\.\.\.|:[\w+-]+:/;
/** Elements whose text is not prose. */
const literal = /^(?:code|kbd|math|pre|samp|script|style|svg|textarea|var)$/;
const tag = /^<(\/?)([a-z][\w-]*)/i;

/** An address that stands for itself. */
const isBareLink = (node: Nodes) => {
  if (node.type !== "link") return false;
  const [child] = node.children;
  return (
    child?.type === "text" &&
    (node.url === child.value ||
      node.url.endsWith(`//${child.value}`) ||
      node.url === `mailto:${child.value}`)
  );
};

const isLiteral = (node: Nodes) =>
  isBareLink(node) ||
  ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") &&
    literal.test(node.name ?? ""));

/** A piece of a block's prose, in its order; what is no text stands for something. */
type Piece = { text: string; node?: Text; image?: Image };

function* piecesOf(parent: Parents): Generator<Piece> {
  /** An element of HTML that is open and holds no prose. */
  let inside: string | undefined;
  for (const node of parent.children) {
    if (node.type === "html") {
      const [, slash, name = ""] = tag.exec(node.value) ?? [];
      const element = name.toLowerCase();
      if (element === "br") yield { text: "\n" };
      else if (slash && inside === element) inside = undefined;
      else if (!slash && literal.test(element)) inside ??= element;
    } else if (inside !== undefined || isLiteral(node)) {
      yield { text: standIn };
    } else if (node.type === "text") {
      yield { text: node.value, node };
    } else if (node.type === "image") {
      yield { text: standIn, image: node };
    } else if ("children" in node) {
      yield* piecesOf(node);
    } else {
      yield { text: node.type === "break" ? "\n" : standIn };
    }
  }
}

/** The places of quotation marks that their author escaped, in the text that became of a node. */
function* escapedMarks({ position }: Text, text: string, source: string) {
  const from = position?.start.offset;
  const raw =
    from === undefined ? "" : source.slice(from, position?.end.offset);
  if (!raw.includes("\\")) return;
  // As many in the source as in the text, or the two can't be compared.
  const marks = [...raw.matchAll(/(\\*)(["'])/g)];
  const places = [...text.matchAll(/["']/g)];
  if (marks.length !== places.length) return;
  for (const [index, [, slashes = ""]] of marks.entries()) {
    const place = places[index];
    if (slashes.length % 2 === 1 && place) yield place.index;
  }
}

/**
 * Sets the type of a block's text, and puts emoji for their names; returns
 * whether it is another text now.
 */
export function setBlock(
  block: Parents,
  { source, typography, emoji }: SetOptions,
): boolean {
  const pieces = [...piecesOf(block)];
  for (const { image } of pieces) {
    // It is shown as a caption.
    if (image?.title) image.title = setText(image.title, typography);
  }
  if (!isWanted(pieces, typography)) return false;
  const straight = new Set<number>();
  let at = 0;
  for (const piece of pieces) {
    const { node } = piece;
    if (node) {
      if (emoji) piece.text = withEmoji(piece.text, emoji);
      for (const place of escapedMarks(node, piece.text, source)) {
        straight.add(at + place);
      }
    }
    at += piece.text.length;
  }
  const all = pieces.map(({ text }) => text).join("");
  const set = typography ? setType(all, typography, straight) : all.split("");
  at = 0;
  let hasChanged = false;
  for (const { text, node } of pieces) {
    if (node) {
      const value = set.slice(at, at + text.length).join("");
      hasChanged ||= value !== node.value;
      node.value = value;
    }
    at += text.length;
  }
  return hasChanged;
}

/** Whether anything of a block may become something else. */
const isWanted = (pieces: readonly Piece[], typography?: Typography) =>
  pieces.some(({ node }) => node && wanted.test(node.value)) ||
  (typography !== undefined &&
    pieces
      .map(({ text }) => text)
      .join("")
      .search(typography.bindings) !== -1);

const withEmoji = (text: string, emoji: Readonly<Record<string, string>>) =>
  text.replace(shortcode, (whole, name: string) =>
    Object.hasOwn(emoji, name) ? (emoji[name] ?? whole) : whole,
  );
