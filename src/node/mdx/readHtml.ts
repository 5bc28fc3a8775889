import type { Root } from "hast";
import type { FoundImage, FoundLink } from "./readMarkdown";
import type { Tools } from "./tools";

/** Pictures and links of a text, where HTML may hold some as well. */
export function readHtml(
  root: Root,
  { visit }: Tools,
): { images: FoundImage[]; links: FoundLink[] } {
  const images: FoundImage[] = [];
  const links: FoundLink[] = [];
  visit(root, "element", ({ tagName, properties, position }) => {
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
