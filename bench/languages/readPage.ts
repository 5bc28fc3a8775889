import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";

/** What a built page says of its language and its versions. */
export type PageFacts = {
  lang: string;
  canonical: string | undefined;
  isIndexed: boolean;
  /** Language and path of each version that its head names. */
  versions: Map<string, string>;
  /** Links in the page. */
  links: { href: string; lang: string | undefined }[];
  /** Languages that parts of the page are marked with, its links aside. */
  marked: Set<string>;
};

/** The path of an address, whatever its host. */
export const pathOf = (address: string): string =>
  new URL(address, "https://www.example.com").pathname.replace(/(?<=.)\/$/, "");

/** The file of a page in an output folder; undefined where there is none. */
export function pageFile(output: string, address: string): string | undefined {
  return [`${address}/index.html`, `${address}.html`, address]
    .filter((name) => name.endsWith(".html"))
    .map((name) => path.join(output, decodeURI(name)))
    .find(existsSync);
}

/** Reads a built page; undefined where it was not built. */
export function readPage(
  output: string,
  address: string,
): PageFacts | undefined {
  const file = pageFile(output, address);
  if (file === undefined) return undefined;
  const facts: PageFacts = {
    lang: "",
    canonical: undefined,
    isIndexed: true,
    versions: new Map(),
    links: [],
    marked: new Set(),
  };
  const parser = new Parser({
    onopentag(name, { lang, rel, href, ...tag }) {
      if (name === "html") facts.lang = lang ?? "";
      else if (name === "a" && href !== undefined) {
        facts.links.push({ href, lang });
      } else if (name === "link" && rel === "canonical" && href) {
        facts.canonical = pathOf(href);
      } else if (name === "link" && tag.hreflang && href) {
        facts.versions.set(tag.hreflang, pathOf(href));
      } else if (name === "meta" && tag.name === "robots") {
        if (tag.content?.includes("noindex")) facts.isIndexed = false;
      } else if (lang) facts.marked.add(lang);
    },
  });
  parser.end(readFileSync(file, "utf8"));
  return facts;
}
