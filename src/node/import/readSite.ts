import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { splitDate } from "../content/fileNames";
import { slugify } from "../content/slugs";
import { listFiles } from "../paths";
import { astro } from "./astro";
import { docusaurus } from "./docusaurus";
import { hugo } from "./hugo";
import { jekyll } from "./jekyll";
import { pickField, pickText, readSourceFile } from "./sourceSite";
import type {
  Fields,
  Generator,
  Report,
  SourceEntry,
  SourceFile,
  SourceSite,
} from "./sourceSite";
import { listWords, readDate } from "./translateFields";
import { readWordPress } from "./wordpress";

/** By their names for `--from`; the first whose marks are there reads a folder. */
const generators: Readonly<Record<string, Generator>> = {
  docusaurus,
  jekyll,
  hugo,
  markdown: astro,
};
export const sourceNames = [...Object.keys(generators), "wordpress"];

/** Reads a folder, or the file that WordPress exports. */
export function readSite(
  source: string,
  report: Report,
  from?: string,
): SourceSite {
  if (from === "wordpress" || statSync(source).isFile())
    return readWordPress(source);
  const has = (name: string) => existsSync(path.join(source, name));
  const found = Object.values(generators).find(({ marks }) => marks.some(has));
  const { describe } = generators[from ?? ""] ?? found ?? astro;
  const { files, locate, ...config } = describe(source, report);
  const entries = listFiles(source).flatMap((name): SourceEntry | [] => {
    const groups = isForeign.test(name) ? undefined : files.exec(name)?.groups;
    if (!groups) return [];
    const file = path.join(source, name);
    const { fields: own, body } = readSourceFile(file, report);
    const described = describeFile(groups);
    const location = locate(described, own);
    if (!location) return [];
    const { kind, permalink, lang = described.lang, implied } = location;
    const { area, above, date } = described;
    const isDated = readDate(pickField(own, "date")) !== undefined;
    const fields = {
      ...implied,
      ...own,
      ...(kind === "post" && date && !isDated && { date }),
    };
    const isMdx = config.generator === "Docusaurus" || name.endsWith(".mdx");
    return {
      kind,
      file,
      lang: pickText(own, "lang language locale") ?? lang,
      key: [kind, area, above, described.path].join(" "),
      address: fillPermalink(permalink, fields, described),
      docPath: path.posix
        .join(described.path, described.isIndex ? "index" : "")
        .replace(/^docs\//, ""),
      fields,
      body,
      format: isMdx ? "mdx" : name.endsWith(".html") ? "html" : "md",
    };
  });
  return { ...config, root: source, entries };
}

/** What is of a package, a hidden folder or the repository, or begins with an underscore. */
const isForeign =
  /(?:^|\/)(?:(?:node_modules|vendor|_site|\.[^/]+)\/|_[^/]*$)|^(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i;

const languages = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});
const isLanguage = (code = "") =>
  /^[a-z]{2}(?:-[a-z]{2})?$/i.test(code) && languages.of(code) !== undefined;

/** Takes the language out of a path, `de/a` or `a.de`, and the date. */
function describeFile({
  path: written = "",
  area = "",
  above = "",
  lang,
}: Partial<Record<string, string>>): SourceFile {
  const [, stem = "", suffix] = /^(.*?)(?:\.([\w-]+))?$/.exec(written) ?? [];
  const [, folder, below = ""] = /^([\w-]+)\/(.*)$/.exec(written) ?? [];
  const localized = isLanguage(suffix)
    ? { lang: suffix, rest: stem }
    : isLanguage(folder)
      ? { lang: folder, rest: below }
      : { lang, rest: written };
  const entryPath = localized.rest.replace(/(?:^|\/)(?:index|readme)$/i, "");
  const { date, slug } = splitDate(entryPath);
  return {
    area,
    above,
    lang: localized.lang,
    path: entryPath,
    isIndex: entryPath !== localized.rest,
    date,
    name: path.posix.basename(slug),
  };
}

/** Fills the pattern of an address, such as `/:year/:month/:slug/`, in the words of Hugo and Jekyll. */
function fillPermalink(
  pattern: string,
  fields: Fields,
  { lang = "", area, path: entryPath, name }: SourceFile,
): string {
  // The day as it is written: the site may be in another time zone.
  const date = readDate(pickField(fields, "date publishDate"))?.slice(0, 10);
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  const title = slugify(pickText(fields, "title") ?? name);
  const slug = pickText(fields, "slug");
  // Hugo's, which keeps the date, and writes small letters.
  const filename = path.posix.basename(entryPath).toLowerCase();
  const values: Record<string, string> = {
    lang,
    collection: area,
    path: entryPath,
    year,
    month,
    day,
    title,
    slug: slug ?? title,
    filename,
    contentbasename: filename,
    slugorfilename: slug ?? filename,
    slugorcontentbasename: slug ?? filename,
    section: entryPath.split("/")[0] ?? "",
    sections: path.posix.dirname(entryPath),
    categories: listWords(fields, "categories category").map(slugify).join("/"),
    output_ext: ".html",
  };
  return path.posix.join(
    "/",
    pattern.replace(/:(\w+)/g, (_, word: string) => values[word] ?? name),
  );
}
