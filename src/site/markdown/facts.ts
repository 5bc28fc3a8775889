import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { isBlockElement } from "../../components/content";
import { marks } from "../../components/ui";
import { tabItem } from "../../components/tabs/Tabs";
import { formatValue } from "../diagnostics/diagnostic";
import { linkAttributes } from "./addresses";
import { reportError, scriptAdvice, warn } from "./report";

export type FoundLink = { url: string; line?: number };
export type FoundImage = { src: string; alt: string; line?: number };
export type Heading = { id: string; title: string; depth: number };

export type Facts = {
  links: FoundLink[];
  images: FoundImage[];
  /** The headings outside of other blocks. */
  toc: Heading[];
  /** The prose without code and markup, one paragraph per line. */
  text: string;
  /** The content of code blocks. */
  code: string;
  /** The first paragraph with words, the default description. */
  firstParagraph: string;
};

/** Elements whose text is no prose. */
const unread =
  /^(?:button|input|noscript|option|script|select|style|svg|template|textarea|title)$/;
/** Elements that separate words. */
const space = /^(?:br|td|th)$/;
/** Matches the placeholders of components. */
const placeholder = new RegExp(
  `${marks.open}[^${marks.close}]*${marks.close}`,
  "g",
);

const fold = (text: string) =>
  text
    .replace(placeholder, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+|\s+$/g, "");

/** True for elements that are no prose, such as footnote references and controls of scripts. */
const isUnread = ({ tagName, properties }: Element) =>
  unread.test(tagName) ||
  "dataFootnoteRef" in properties ||
  "dataFootnoteBackref" in properties ||
  properties.id === "footnote-label" ||
  properties.dataPrint === "hide";

/** Collects what pages, checks and the search need from a compiled text. */
export function readFacts(body: Root, file: VFile): Facts {
  const { prose, code } = readLines(body);
  const paragraphs = body.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const facts: Facts = {
    links: [],
    images: [],
    toc: [],
    text: prose.map(fold).filter(Boolean).join("\n"),
    code: code.filter(Boolean).join("\n"),
    firstParagraph: paragraphs.map(readWords).find(Boolean) ?? "",
  };
  visit(body, "element", (node, _, parent) => {
    const { tagName, properties } = node;
    readAddresses(node, facts, file);
    // <Tabs> replaces its items.
    if (tagName === tabItem)
      reportError(file, "<TabItem> stands outside of <Tabs>.", node);
    if (isUnread(node)) return SKIP;
    const depth = Number(/^h([1-6])$/.exec(tagName)?.[1]);
    if (depth && typeof properties.id === "string" && parent === body)
      facts.toc.push({ id: properties.id, title: readWords(node), depth });
    return undefined;
  });
  return facts;
}

const readWords = (node: Nodes) => fold(readLines(node).prose.join(" "));

/** Reads the text of a tree, one block per line, and separately that of code blocks. */
function readLines(tree: Nodes) {
  const [prose, code] = [[""], [""]];
  const read = (node: Nodes, lines: string[]) => {
    if (node.type === "text") add(lines, node.value);
    if (node.type === "raw") add(lines, node.data?.words ?? "");
    if (node.type === "root")
      node.children.forEach((child) => read(child, lines));
    if (node.type !== "element" || isUnread(node)) return;
    const { tagName, children } = node;
    const isSpace = space.test(tagName);
    const isBlock = !isSpace && isBlockElement(tagName);
    const inner = tagName === "pre" ? code : lines;
    if (isSpace) add(lines, " ");
    if (isBlock) inner.push("");
    children.forEach((child) => read(child, inner));
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
  const line = node.position?.start.line;
  if (tagName === "Picture" || tagName === "img") {
    const { src, dark, alt } = properties;
    const text = typeof alt === "string" ? alt : "";
    for (const address of [src, dark]) {
      if (typeof address !== "string") continue;
      checkProtocol(address, node, file);
      if (noPicture.test(address))
        warn(file, "Browsers show no picture from this address.", node, {
          actual: formatValue(address),
          note: "Put the picture beside the text, and write its path from there.",
        });
      images.push({ src: address, alt: text, line });
    }
  }
  if ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties)
    return;
  // A component of the owner gets these attributes.
  const { props = {} } = properties as { props?: Record<string, unknown> };
  const given: Record<string, unknown> =
    tagName === "Slot" ? props : properties;
  for (const name of linkAttributes(tagName)) {
    const url = given[name];
    if (typeof url !== "string") continue;
    links.push({ url, line });
    if (!/^(?:a|area|blockquote|q|Slot)$/.test(tagName))
      checkProtocol(url, node, file);
    if (/^javascript:/i.test(url))
      warn(file, `The link "${url}" runs a script.`, node, scriptAdvice);
    if (tagName === "a" && /^data:/i.test(url) && !("download" in properties))
      warn(file, "Browsers follow no link to data.", node, {
        actual: formatValue(url),
        note: "Put it into a file beside the text, and link to that.",
      });
  }
}

/** Matches the protocols of scripts, apps and data that is no picture; "file:" is reported with its fix elsewhere. */
const noPicture = /^(?!https?:|file:|data:image\/)[a-z][a-z\d+.-]+:/i;

/** Warns about what a page would load over http. */
function checkProtocol(url: string, node: Element, file: VFile): void {
  if (/^http:/i.test(url))
    warn(
      file,
      `Browsers load nothing over http on a page served over https: ${url}.`,
      node,
      { note: "Write https, or keep a copy beside the text." },
    );
}
