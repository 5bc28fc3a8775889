import { urlAttributes } from "html-url-attributes";

/** Attributes that browsers read an address from. */
export const addressAttributes: readonly string[] = [
  ...Object.keys(urlAttributes),
  "srcSet",
];

/** Elements whose file is a sound or a film; an image has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** Attributes of an element that lead to a page or a file. */
export const linkAttributes = (tagName: string): readonly string[] =>
  media.has(tagName)
    ? ["src", "poster"]
    : [tagName === "form" ? "action" : "href"];
