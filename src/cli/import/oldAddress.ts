import path from "node:path";
import { slugify } from "../../site/content/slugs";
import { isRecord } from "../../site/files/parseYaml";
import { asText, listWords } from "./fields";
import type { Fields } from "./oldSite";

/** The place of a text, as far as it decides the address. */
type Place = {
  folders: readonly string[];
  /** The name of its file or folder, with a date and without. */
  filename: string;
  name: string;
};

/** Jekyll's names for patterns; its posts follow the first if the settings name none. */
const styles: Partial<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Finds the patterns of addresses in settings of Jekyll, Hexo and Hugo, by section; `*` is that of other posts, `.` that of other pages. */
export function findPatterns(
  { permalink, permalinks }: Fields,
  isJekyll: boolean,
): Partial<Record<string, string>> {
  const sections = isRecord(permalinks) ? permalinks : {};
  const named = asText(permalink) ?? (isJekyll ? "date" : undefined);
  const posts = named && (styles[named] ?? named);
  // Jekyll's pages are files if its posts are.
  const isFile = isJekyll && !posts?.endsWith("/");
  return {
    ...sections,
    ...(sections.page as object | undefined),
    // Only Hugo's title is that of the text.
    "*": posts?.replace(/:(?:title|slug)\b/g, ":name"),
    ".": isFile ? "/:sections/:filename.html" : undefined,
  };
}

/** Makes words an address as Hugo does, which keeps underscores. */
const toStep = (words: string) => words.split("_").map(slugify).join("_");

/** Fills a pattern such as `/:year/:month/:slug/` for a text. */
export function fillPattern(
  pattern: string,
  { title, slug: given, categories, date }: Fields,
  { folders, filename, name }: Place,
): string {
  const slug = asText(given);
  const [year = "", month = "", day = ""] = String(date).split(/[-T ]/);
  const words = toStep(asText(title) ?? name);
  const values: Record<string, string> = {
    year,
    month,
    day,
    title: words,
    slug: slug ?? words,
    filename: slug ?? filename,
    section: folders[0] ?? "",
    sections: folders.join("/"),
    path: [...folders.slice(1), slug ?? filename].join("/"),
    categories: listWords(categories).map(slugify).join("/"),
  };
  const filled = pattern.replace(
    /:(\w+)/g,
    (_, word: string) => values[word] ?? slug ?? name,
  );
  return path.posix.join("/", filled);
}
