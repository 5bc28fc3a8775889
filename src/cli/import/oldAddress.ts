import { existsSync } from "node:fs";
import path from "node:path";
import { slugify } from "../../site/content/slugs";
import { isRecord } from "../../site/files/frontMatter";
import { asText, pickField, pickText } from "./fieldSynonyms";
import type { Fields } from "./oldSite";
import { listWords, readDate } from "./readValues";

/** Where a text lies, as far as it decides its address. */
export type Place = {
  /** What stands before all addresses in its language. */
  prefix: string;
  folders: readonly string[];
  /** The name of its file or folder, with a date and without. */
  filename: string;
  name: string;
};

/** Jekyll's names for patterns. */
const styles: Partial<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:name.html",
  pretty: "/:categories/:year/:month/:day/:name/",
  none: "/:categories/:name.html",
};

/** What a file in the root tells about the addresses of posts. */
const marks: Readonly<Record<string, string>> = {
  "docusaurus.config.js": "/blog/:year/:month/:day/:name",
  "docusaurus.config.ts": "/blog/:year/:month/:day/:name",
  "gatsby-config.js": "/:path/",
  "gatsby-config.ts": "/:path/",
  "eleventy.config.js": "/:sections/:name/",
  ".eleventy.js": "/:sections/:name/",
  "_config.yml": "/:categories/:year/:month/:day/:name.html",
};

/** The patterns of a site's addresses, such as `/:year/:month/:slug/`, by section; `*` is that of other posts. */
export type Patterns = Partial<Record<string, string>>;

/** Finds the patterns in settings of Jekyll, Hexo and Hugo, else by what lies in the root. */
export function findPatterns(
  root: string,
  { permalink, permalinks }: Fields,
): Patterns {
  const sections = isRecord(permalinks) ? permalinks : {};
  const mark = Object.keys(marks).find((name) =>
    existsSync(path.join(root, name)),
  );
  const posts = asText(permalink)?.replace(/:(?:title|slug)\b/g, ":name");
  const pages = isRecord(sections.page) ? sections.page : {};
  return { ...sections, ...pages, "*": posts ?? marks[mark ?? ""] };
}

/** Makes words an address as Hugo does, which keeps underscores. */
const toStep = (words: string) => words.split("_").map(slugify).join("_");

/** Fills the pattern of an address; words that are not known are the name. */
export function fillPattern(
  pattern: string,
  fields: Fields,
  { prefix, folders, filename, name }: Place,
): string {
  const date = readDate(pickField(fields, "date")) ?? "";
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  const slug = pickText(fields, "slug");
  const title = toStep(pickText(fields, "title") ?? name);
  const file = slug ?? filename;
  const values: Record<string, string> = {
    year,
    month,
    day,
    title,
    slug: slug ?? title,
    filename: file,
    slugorfilename: file,
    slugorcontentbasename: file,
    section: folders[0] ?? "",
    sections: folders.join("/"),
    path: [...folders.slice(1), file].join("/"),
    categories: listWords(fields, "categories").map(slugify).join("/"),
  };
  const filled = (styles[pattern] ?? pattern).replace(
    /:(\w+)/g,
    (_, word: string) => values[word] ?? slug ?? name,
  );
  return path.posix.join("/", prefix, filled);
}
