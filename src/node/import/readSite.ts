import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { splitDate } from "../content/fileNames";
import { slugify } from "../content/slugs";
import { listFiles } from "../paths";
import { docusaurus } from "./docusaurus";
import { listWords, readDay } from "./fields";
import { hugo } from "./hugo";
import { jekyll } from "./jekyll";
import { markdown } from "./markdown";
import { pickField, pickText, readSourceFile } from "./sourceSite";
import type {
  Fields,
  Generator,
  Report,
  SourceEntry,
  SourceFile,
  SourceSite,
} from "./sourceSite";
import { readWordPress } from "./wordpress";

/** By their names for `--from`; the first whose marks are there reads a folder. */
const generators: Readonly<Record<string, Generator>> = {
  docusaurus,
  jekyll,
  hugo,
  markdown,
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
  const { open } = generators[from ?? ""] ?? found ?? markdown;
  const { files, locate, ...config } = open(source, report);
  const entries = listFiles(source).flatMap((name): SourceEntry | [] => {
    const groups = isForeign.test(name) ? undefined : files.exec(name)?.groups;
    if (!groups) return [];
    const { path: written = "", area = "", above = "" } = groups;
    const file = path.join(source, name);
    const { fields: own, body } = readSourceFile(file, report);
    const stem = written.replace(/(?:^|\/)index$/, "");
    const { date, slug } = splitDate(stem);
    const described = {
      ...groups,
      path: stem,
      isIndex: stem !== written,
      date,
      name: path.posix.basename(slug),
    };
    const located = locate(described, own);
    if (!located) return [];
    const { kind, permalink, lang, implied } = located;
    const isDated = kind === "post" && date !== undefined;
    const fields = { ...(isDated && { date }), ...implied, ...own };
    const [extension = "md"] = /(?<=\.)(?:mdx|html)$/.exec(name) ?? [];
    return {
      kind,
      file,
      lang: lang ?? pickText(own, "lang language locale") ?? groups.lang,
      key: [kind, area, above, stem].join(" "),
      address: fillPermalink(permalink, fields, described),
      ...(kind === "doc" && { docPath: written.replace(/^docs\//, "") }),
      fields,
      body,
      format: (config.generator === "Docusaurus"
        ? "mdx"
        : extension) as SourceEntry["format"],
    };
  });
  return { authors: {}, tags: {}, ...config, root: source, entries };
}

/** What is of a package, a hidden folder or the repository. */
const isForeign =
  /(?:^|\/)(?:(?:node_modules|vendor|_site|\.[^/]+)\/|(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$)/i;

/** Fills the pattern of an address, such as `/:year/:month/:slug/`, in the words of Hugo and Jekyll. */
function fillPermalink(
  pattern: string,
  fields: Fields,
  { lang = "", path: entryPath, name }: SourceFile,
): string {
  const [year = "", month = "", day = ""] =
    readDay(pickField(fields, "date publishDate"))?.split("-") ?? [];
  const title = slugify(pickText(fields, "title") ?? name);
  const slug = pickText(fields, "slug");
  const categories = listWords(pickField(fields, "categories category"), " ");
  const values: Record<string, string> = {
    lang,
    path: entryPath,
    name,
    year,
    month,
    day,
    title,
    slug: slug ?? title,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
    section: entryPath.split("/")[0] ?? "",
    sections: path.posix.dirname(entryPath),
    categories: categories.map(slugify).join("/"),
    output_ext: ".html",
  };
  return path.posix.join(
    "/",
    pattern.replace(/:(\w+)/g, (_, word: string) => values[word] ?? name),
  );
}
