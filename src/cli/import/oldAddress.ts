import path from "node:path";
import { slugify } from "../../site/content/slugs";
import { isRecord } from "../../site/files/parseYaml";
import { asText, listWords, readDate } from "./fields";
import type { Fields } from "./oldSite";

/** The place of a text, as far as it decides the address. */
type Place = {
  /** The step that begins all addresses in its language. */
  prefix: string;
  folders: readonly string[];
  /** The name of its file or folder, with a date and without. */
  filename: string;
  name: string;
  isPost: boolean;
};

/** Jekyll's names for patterns; its texts follow the first if it names none. */
const styles: Partial<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:name.html",
  pretty: "/:categories/:year/:month/:day/:name/",
  none: "/:categories/:name.html",
};

/** The patterns of a site's addresses, such as `/:year/:month/:slug/`, by section; `*` is that of other posts, `.` that of other pages. */
type Patterns = Partial<Record<string, string>>;

/** Finds the patterns in settings of Jekyll, Hexo and Hugo. */
export function findPatterns(
  { permalink, permalinks }: Fields,
  isJekyll: boolean,
): Patterns {
  const sections = isRecord(permalinks) ? permalinks : {};
  const named = asText(permalink) ?? (isJekyll ? "date" : undefined);
  const posts =
    named && (styles[named] ?? named).replace(/:(?:title|slug)\b/g, ":name");
  // Jekyll's pages are files if its posts are.
  const isFile = isJekyll && !posts?.endsWith("/");
  return {
    ...sections,
    ...(sections.page as object | undefined),
    "*": posts,
    ".": isFile ? "/:sections/:filename.html" : undefined,
  };
}

/** Makes words an address as Hugo does, which keeps underscores. */
const toStep = (words: string) => words.split("_").map(slugify).join("_");

/** Finds the address that a text had: its own, or that of the pattern of its section. */
export function findAddress(
  fields: Fields,
  { prefix, folders, filename, name, isPost }: Place,
  patterns: Patterns,
): string {
  const slug = asText(fields.slug);
  const permalink = asText(fields.permalink);
  // An address that is code can't be known.
  const whole = permalink?.includes("{") ? undefined : permalink;
  if (whole === undefined && slug?.startsWith("/")) return slug;
  const pattern =
    whole ??
    patterns[folders[0] ?? ""] ??
    patterns[isPost ? "*" : "."] ??
    "/:sections/:filename/";
  const date = readDate(fields.date) ?? "";
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  const title = toStep(asText(fields.title) ?? name);
  const values: Record<string, string> = {
    year,
    month,
    day,
    title,
    slug: slug ?? title,
    filename: slug ?? filename,
    section: folders[0] ?? "",
    sections: folders.join("/"),
    path: [...folders.slice(1), slug ?? filename].join("/"),
    categories: listWords(fields.categories).map(slugify).join("/"),
  };
  const filled = pattern.replace(
    /:(\w+)/g,
    (_, word: string) => values[word] ?? slug ?? name,
  );
  return path.posix.join("/", whole === undefined ? prefix : "", filled);
}
