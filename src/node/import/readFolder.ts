import path from "node:path";
import { splitDate } from "../content/fileNames";
import { slugify } from "../content/slugs";
import { listFiles } from "../paths";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { pickField, pickText, readSourceFile } from "./readFields";
import type { Fields, Report, SourceEntry } from "./source";
import { listWords, readDate } from "./translateFields";

type Location = Pick<SourceEntry, "kind" | "lang"> & {
  /** The address, with words such as `:year`. */
  permalink: string;
  /** Front matter that its folder implies. */
  implied?: Fields;
};

/** Where the entries of a site lie, and what their addresses are. */
type FolderRules = {
  /** Finds entries. Its group `path` has no extension; `area`, `above` and `lang` say where that is. */
  files: RegExp;
  /** Says what a file is; undefined if it is no entry. */
  locate: (
    file: ReturnType<typeof describeFile>,
    fields: Fields,
  ) => Location | undefined;
  /** Makes Markdown of notations that only this generator has. Default: there are none. */
  cleanBody?: (
    body: string,
    entry: Pick<SourceEntry, "fields" | "file" | "report">,
  ) => string;
  /** How texts are read. Default: by the extension. */
  format?: "mdx";
};

/** Reads the entries of a site that is a folder of texts. */
export function readFolder(
  root: string,
  report: Report,
  { files, locate, cleanBody = (body) => body, format }: FolderRules,
): SourceEntry[] {
  return listFiles(root).flatMap((name) => {
    const groups = isForeign.test(name) ? undefined : files.exec(name)?.groups;
    if (!groups) return [];
    const file = path.join(root, name);
    const { fields: written, body } = readSourceFile(file, report);
    const described = describeFile(groups);
    const location = locate(described, written);
    if (!location) return [];
    const { kind, permalink, lang = described.lang, implied } = location;
    const { area, above, date, isIndex, path: entryPath } = described;
    const isDated = readDate(pickField(written, "date")) !== undefined;
    const fields = {
      ...implied,
      ...written,
      ...(kind === "post" && date && !isDated && { date }),
    };
    const reportLine = (line: number, reason: string) =>
      report(file, line, reason);
    const readBody = () => {
      const text = cleanBody(body, { fields, file, report: reportLine });
      return name.endsWith(".html") ? htmlToMarkdown(text) : text;
    };
    return {
      kind,
      file,
      lang: pickText(written, "lang language locale") ?? lang,
      key: [kind, area, above, entryPath].join(" "),
      address: fillPermalink(permalink, fields, described),
      docPath: path.posix
        .join(entryPath, isIndex ? "index" : "")
        .replace(/^docs\//, ""),
      fields,
      format: format ?? (name.endsWith(".mdx") ? "mdx" : "md"),
      readBody,
      report: reportLine,
    };
  });
}

/** What is of a package, a hidden folder or the repository, or begins with an underscore. */
const isForeign =
  /(?:^|\/)(?:(?:node_modules|vendor|_site|\.[^/]+)\/|_[^/]*$)|^(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i;

const languages = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});
const isLanguage = (code = "") =>
  /^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(code) &&
  languages.of(code) !== undefined;

/** Takes the language out of a path, `de/a` or `a.de`, and the date; `index` at its end goes as well. */
function describeFile({
  path: written = "",
  area = "",
  above = "",
  lang,
}: Partial<Record<string, string>>) {
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
  { lang = "", area, path: entryPath, name }: ReturnType<typeof describeFile>,
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
