import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import GithubSlugger from "github-slugger";
import { visit } from "unist-util-visit";
import { nameOf, sourceOf } from "../nodes";
import { warn } from "../report";

/** The ids of the templates around a text. */
const pageIds = ["main", "post-comments", "all-parts-of-the-series"];

/** Gives each heading the id that its author wrote, or one made of its text, and reports ids that are used twice. */
export const rehypeHeadingIds = () => (tree: Root, file: VFile) => {
  const given = new Map<string, number | undefined>();
  const headings: Element[] = [];
  visit(tree, (node) => {
    const isHeading = node.type === "element" && /^h[1-6]$/.test(node.tagName);
    if (isHeading) headings.push(node);
    const id = idOf(node);
    if (!id) return;
    if (!given.has(id)) {
      given.set(id, node.position?.start.line);
      return;
    }
    if (isHeading) delete node.properties.id;
    const reason = `The id "${id}" is used twice, first in line ${given.get(id) ?? "?"}.`;
    warn(file, reason, node, { note: "Links lead to the first one only." });
  });
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  for (const heading of headings) {
    const words = readWords(heading, file).trim();
    if (heading.properties.id || words === "") continue;
    let slug = slugger.slug(words);
    while (given.has(slug)) slug = slugger.slug(words);
    if (slug) heading.properties.id = slug;
  }
};

/** Returns the words of a heading, with the source of formulas and the alternative text of pictures. */
function readWords(node: Nodes, file: VFile): string {
  if (node.type === "text") return node.value;
  if (nameOf(node) === "InlineMath") return sourceOf(node, file);
  if (node.type === "element" && node.tagName === "img")
    return String(node.properties.alt);
  return "children" in node
    ? node.children.map((child) => readWords(child, file)).join("")
    : "";
}

function idOf(node: Nodes): string | undefined {
  if (node.type === "element")
    return typeof node.properties.id === "string"
      ? node.properties.id
      : undefined;
  if (!("attributes" in node)) return undefined;
  const attribute = node.attributes.find(
    (one) => one.type === "mdxJsxAttribute" && one.name === "id",
  );
  // The id of <YouTube> is that of a video.
  const isTarget = !/^(?:YouTube|Vimeo)$/.test(node.name ?? "");
  const id = attribute?.value ?? node.data?.props?.id;
  return isTarget && typeof id === "string" ? id : undefined;
}
