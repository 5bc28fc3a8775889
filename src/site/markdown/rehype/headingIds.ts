import type { Element, ElementData, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import GithubSlugger from "github-slugger";
import { visit } from "unist-util-visit";
import { nameOf, sourceOf } from "../nodes";
import { warn } from "../report";

declare module "hast" {
  interface Data {
    /** The words of a heading as its author wrote them, of which its id is made. */
    heading?: string;
  }
}

/** The ids of the templates around a text. */
const pageIds = ["main", "post-comments", "all-parts-of-the-series"];

/** Keeps the words of headings as they are written, before typography changes them. */
export const rehypeHeadingWords = () => (tree: Root, file: VFile) =>
  visit(tree, "element", (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const words = readWords(node, file).normalize("NFC").replace(selectors, "");
    const heading = words.replace(picturesAround, "") || words.trim();
    node.data = { ...node.data, heading } as ElementData;
  });

/** The signs that make a picture of a character, and pictures at either end, of which no id is made. */
const selectors = /[\uFE0E\uFE0F\u20E3\u200D]/g;
const picturesAround =
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\s]+|[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\s]+$/gu;

/** Returns the words of a heading, with the source of formulas and the alternative text of pictures. */
function readWords(node: Nodes, file: VFile): string {
  if (node.type === "text") return node.value;
  if (nameOf(node) === "InlineMath") return sourceOf(node, file);
  if (nameOf(node) === "br") return " ";
  if (node.type === "element" && "dataFootnoteRef" in node.properties)
    return "";
  if (node.type === "element" && node.tagName === "img")
    return String(node.properties.alt);
  return "children" in node
    ? node.children.map((child) => readWords(child, file)).join("")
    : "";
}

/** Gives each heading the id that its author wrote, or one made of its words, and reports ids that are used twice. */
export function setHeadingIds(tree: Root, file: VFile): void {
  const lines = new Map<string, number | undefined>();
  const headings: Element[] = [];
  visit(tree, "element", (node) => {
    const isHeading = node.data?.heading !== undefined;
    if (isHeading) headings.push(node);
    const id = idOf(node);
    if (id === undefined) return;
    if (!lines.has(id)) {
      lines.set(id, node.position?.start.line);
      return;
    }
    if (isHeading) delete node.properties.id;
    const reason = `The id "${id}" is used twice, first in line ${lines.get(id) ?? "?"}.`;
    warn(file, reason, node, { note: "Links lead to the first one only." });
  });
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  for (const { properties, data } of headings) {
    const words = data?.heading ?? "";
    if (properties.id || words === "") continue;
    // Of signs alone no id can be made.
    const name = new GithubSlugger().slug(words) ? words : "section";
    let slug = slugger.slug(name);
    while (lines.has(slug)) slug = slugger.slug(name);
    properties.id = slug;
  }
}

/** Returns the id of an element, or of a component that the text imports. */
function idOf({ tagName, properties }: Element): string | undefined {
  const { props = {} } = properties as { props?: Record<string, unknown> };
  const id = tagName === "Slot" ? props.id : properties.id;
  return typeof id === "string" && id !== "" ? id : undefined;
}
