import type { Nodes, Root } from "hast";
import type { FoundImage, FoundLink } from "./readMarkdown";
import { walk } from "./walk";

/** Pictures and links of a text, where HTML may hold some as well. */
export function readHtml(root: Root): {
  images: FoundImage[];
  links: FoundLink[];
} {
  const images: FoundImage[] = [];
  const links: FoundLink[] = [];
  walk<Nodes>(root, (node) => {
    if (node.type !== "element") return;
    const { tagName, properties, position } = node;
    const line = position?.start.line;
    const { src, alt, href, dataFootnoteRef, dataFootnoteBackref } = properties;
    if (tagName === "img" && typeof src === "string") {
      images.push({ src, alt: typeof alt === "string" ? alt : "", line });
    }
    const isNote = [dataFootnoteRef, dataFootnoteBackref].some(
      (value) => value !== undefined,
    );
    if (tagName === "a" && typeof href === "string" && !isNote) {
      links.push({ url: href, line });
    }
  });
  return { images, links };
}
