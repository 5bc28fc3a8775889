import { Parser } from "htmlparser2";
import { linksByElement, picturesByElement } from "../markdown/addresses";

/** What a page refers to and what can be referred to in it; each once, as written. */
export type Scan = {
  links: string[];
  images: string[];
  /** Ids of its elements, and names of old anchors. */
  ids: string[];
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Addresses in a `srcset`: a comma inside an address is followed by more of it, one after a descriptor ends the candidate. */
const readSrcset = (value = "") =>
  value
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? "");

/** Images that other sites show. */
const previewImage = /^(?:og:image|twitter:image)(?::(?:secure_)?url)?$/;

/** Addresses that are named only so that a browser connects early. */
const isHint = ({ rel = "" }: Attributes) =>
  /\b(?:preconnect|dns-prefetch)\b/i.test(rel);

/** Reads an HTML document's addresses and ids. */
export function scanHtml(html: string): Scan {
  const links = new Set<string>();
  const images = new Set<string>();
  const ids = new Set<string>();
  const onopentag = (tag: string, attributes: Attributes) => {
    const { id, name, property = name, content = "" } = attributes;
    const read = (names: readonly string[] = []) =>
      names.map((attribute) => attributes[attribute]);
    // Scripts load these later.
    const late = attributes["data-src"];
    const lateSrcset = attributes["data-srcset"];
    if (!isHint(attributes)) {
      const found = read(linksByElement[tag]);
      if (tag === "source") found.push(late);
      for (const link of found) {
        // An empty href is an error of an author; an empty src says nothing.
        if (link || (link === "" && tag === "a")) links.add(link);
      }
    }
    const found = [
      ...read(picturesByElement[tag]),
      ...(tag === "img" ? [late] : []),
      ...readSrcset(attributes.srcset),
      ...readSrcset(lateSrcset),
    ];
    if (tag === "meta" && previewImage.test(property ?? ""))
      found.push(content);
    for (const image of found) if (image) images.add(image);
    if (id) ids.add(id);
    if (tag === "a" && name) ids.add(name);
  };
  new Parser({ onopentag }).end(html);
  return { links: [...links], images: [...images], ids: [...ids] };
}
