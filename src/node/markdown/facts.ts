import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { isBlockElement } from "../../components/content";
import { marks } from "../../components/ui";
import { tabItem } from "../../components/tabs/Tabs";
import { linkAttributes } from "./addresses";
import { locateLine } from "./partials";
import { reportError, warn } from "./report";

type Place = ReturnType<typeof locateLine>;
export type FoundLink = Place & { url: string };
export type FoundImage = Place & { src: string; alt: string };
export type Heading = { id: string; title: string; depth: number };

export type Facts = {
  links: FoundLink[];
  images: FoundImage[];
  /** All headings that a link can lead to. */
  headings: Heading[];
  /** Those of them that stand in no other block. */
  toc: Heading[];
  /** The prose without code and markup, one paragraph a line. */
  text: string;
  /** What stands in blocks of code. */
  code: string;
  /** The first paragraph, for a description where none is given. */
  firstParagraph: string;
};

/** Elements whose text is not read. */
const unread =
  /^(?:button|input|noscript|option|script|select|style|svg|template|textarea|title)$/;
/** Elements that part words. */
const space = /^(?:br|td|th)$/;
/** Texts of the interface, which are not the author's. */
const placeholder = new RegExp(
  `${marks.open}[^${marks.close}]*${marks.close}`,
  "g",
);

const fold = (text: string) =>
  text
    .replace(placeholder, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+|\s+$/g, "");

/** Footnote references, links back, and what only scripts use are not prose. */
const isUnread = ({ tagName, properties }: Element) =>
  unread.test(tagName) ||
  "dataFootnoteRef" in properties ||
  "dataFootnoteBackref" in properties ||
  properties.id === "footnote-label" ||
  properties.dataPrint === "hide";

/** Reads from a finished text, once, what pages, checks and the search need to know of it. */
export function readFacts(body: Root, file: VFile): Facts {
  const { prose, code } = readLines(body);
  const paragraphs = body.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const facts: Facts = {
    links: [],
    images: [],
    headings: [],
    toc: [],
    text: prose.map(fold).filter(Boolean).join("\n"),
    code: code.filter(Boolean).join("\n"),
    firstParagraph: paragraphs.map(readWords).find(Boolean) ?? "",
  };
  visit(body, "element", (node, _, parent) => {
    const { tagName, properties } = node;
    readAddresses(node, facts, file);
    // <Tabs> makes something else of what it holds.
    if (tagName === tabItem)
      reportError(file, "<TabItem> stands outside of <Tabs>.", node);
    if (isUnread(node)) return SKIP;
    const depth = Number(/^h([1-6])$/.exec(tagName)?.[1]);
    if (depth && typeof properties.id === "string") {
      const heading = { id: properties.id, title: readWords(node), depth };
      facts.headings.push(heading);
      if (parent === body) facts.toc.push(heading);
    }
    return undefined;
  });
  return facts;
}

const readWords = (node: Nodes) => fold(readLines(node).prose.join(" "));

/** Reads the words of a tree, each block on a line of its own; code is apart. */
function readLines(tree: Nodes) {
  const [prose, code] = [[""], [""]];
  const read = (node: Nodes, lines: string[]) => {
    if (node.type === "text") add(lines, node.value);
    if (node.type === "raw") add(lines, node.data?.words ?? "");
    if (node.type === "root") node.children.forEach((one) => read(one, lines));
    if (node.type !== "element" || isUnread(node)) return;
    const { tagName, children } = node;
    const isSpace = space.test(tagName);
    const isBlock = !isSpace && isBlockElement(tagName);
    const inner = tagName === "pre" ? code : lines;
    if (isSpace) add(lines, " ");
    if (isBlock) inner.push("");
    children.forEach((one) => read(one, inner));
    if (isBlock) inner.push("");
  };
  read(tree, prose);
  return { prose, code };
}

function add(lines: string[], text: string): void {
  lines.push((lines.pop() ?? "") + text);
}

function readAddresses(
  node: Element,
  { links, images }: Facts,
  file: VFile,
): void {
  const { tagName, properties } = node;
  const place = locateLine(file, node.position?.start.line);
  if (tagName === "Picture" || tagName === "img") {
    const { src, dark, alt } = properties;
    for (const one of [src, dark]) {
      if (typeof one !== "string") continue;
      images.push({
        src: one,
        alt: typeof alt === "string" ? alt : "",
        ...place,
      });
    }
  }
  if ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties)
    return;
  // A component of the owner's hands on what it is given.
  const { props = {} } = properties as { props?: Record<string, unknown> };
  const given: Record<string, unknown> =
    tagName === "Slot" ? props : properties;
  for (const name of linkAttributes(tagName)) {
    const url = given[name];
    if (typeof url !== "string") continue;
    links.push({ url, ...place });
    if (/^javascript:/i.test(url))
      warn(file, `The link "${url}" runs a script.`, node);
  }
}
