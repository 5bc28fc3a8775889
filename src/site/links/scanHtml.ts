import { Parser } from "htmlparser2";
import { linksByElement, picturesByElement } from "../markdown/addresses";

/** The addresses that a page refers to, and the ids that can be referred to in it; each once, as in its HTML. */
export type Scan = {
  links: string[];
  images: string[];
  /** Ids of its elements, and names of old anchors. */
  ids: string[];
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads the addresses in a `srcset`: a comma inside an address is followed by more of it, one after a descriptor ends the candidate. */
const readSrcset = (value = "") =>
  value
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? "");

/** Matches the images that other sites show. */
const previewImage = /^(?:og:image|twitter:image)(?::(?:secure_)?url)?$/;

/** True for a tag whose address only lets a browser connect early. */
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
    /** Reads the addresses that a script loads later. */
    const readLate = (element: string) =>
      tag === element ? read(["data-src"]) : [];
    if (!isHint(attributes)) {
      for (const link of [
        ...read(linksByElement[tag]),
        ...readLate("source"),
      ]) {
        // An empty href is an error of an author; an empty src says nothing.
        if (link || (link === "" && tag === "a")) links.add(link);
      }
    }
    const shown = [
      ...read(picturesByElement[tag]),
      ...readLate("img"),
      ...readSrcset(attributes.srcset),
      ...readSrcset(attributes["data-srcset"]),
    ];
    if (tag === "meta" && previewImage.test(property ?? ""))
      shown.push(content);
    for (const image of shown) if (image) images.add(image);
    if (id) ids.add(id);
    if (tag === "a" && name) ids.add(name);
  };
  new Parser({ onopentag }).end(html);
  return { links: [...links], images: [...images], ids: [...ids] };
}

/** Elements that HTML lets authors leave open. */
const mayStayOpen = /^(?:p|li|d[dt]|t[rdh]|t(?:head|body|foot)|option)$/;

/** Finds the first element, or comment, that a piece of HTML begins and does not end. */
export const findOpenElement = (html: string): string | undefined =>
  listOpenElements(html).find((name) => !mayStayOpen.test(name));

/** Finds the first element that a piece of HTML ends and does not begin: it would end one of the page's. */
export const findStrayEnd = (html: string): string | undefined =>
  [...html.matchAll(/<\/([a-z][^\s/>]*)/gi)]
    .map(([, name = ""]) => name.toLowerCase())
    // Many elements end a paragraph without its tag; these hold no elements.
    .filter((name) => !/^(?:p|script|style|textarea|title)$/.test(name))
    .find((name) => listOpenElements(`<${name}><x-html>${html}`)[0] !== name);

/** Finds the first script in a piece of HTML, or the name of a handler that is one. */
export function findScript(html: string): string | undefined {
  const scripts: string[] = [];
  const onopentag = (tag: string, attributes: Attributes) => {
    const handlers = Object.keys(attributes).filter((name) => /^on/.test(name));
    if (tag === "script") scripts.push("<script>");
    scripts.push(...handlers);
  };
  new Parser({ onopentag }).end(html);
  return scripts[0];
}

function listOpenElements(html: string): string[] {
  const open: string[] = [];
  let left: string[] = [];
  const parser = new Parser({
    onopentag: (name) => open.push(name),
    onclosetag: () => open.pop(),
    // The comment added at the end is empty, unless another one is open there.
    oncomment: (words) => {
      left = words === "" ? [...open] : ["!--"];
    },
  });
  parser.end(`${html}<!---->`);
  return left;
}
