import path from "node:path";
import { splitDate, splitNumber } from "../../site/content/fileNames";
import { pickField, pickText } from "./fieldSynonyms";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { fillPattern, findPatterns } from "./oldAddress";
import type { Patterns, Place } from "./oldAddress";
import { listOwnFiles } from "./oldSite";
import type { Fields, OldEntry, OldSite, Report } from "./oldSite";
import { readDataFile, readTextFile } from "./readFile";
import { listWords, readDate } from "./readValues";

const isText = /\.(?:mdx?|markdown)$|_posts\/.*\.html$/;
/** Parts, templates, earlier versions, and what is about the project. */
const notText =
  /(?:^|\/)_(?!posts\/|drafts\/|pages\/)|^(?:versioned_docs|scaffolds|archetypes|themes)\/|^(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i;
/** Folders that no address names. */
const top = /^(?:src\/pages|src\/content|src\/data|src|source|content|pages)\//;
const postFolder = /^(?:blog|posts?|articles|news|writing|notes)$/;

const settingsFiles = ["_config", "hugo", "config"].flatMap((name) =>
  ["yml", "yaml", "toml", "json"].map((ending) => `${name}.${ending}`),
);

const languages = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});
const isLanguage = (code: string) =>
  /^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(code) &&
  languages.of(code) !== undefined;

type System = { patterns: Patterns; lang: string; isDocusaurus: boolean };

/**
 * Reads a site that is a folder of Markdown with front matter, whatever makes
 * pages of it.
 * @param given what the owner says of it: language, pattern of posts' addresses
 */
export function readMarkdownFolder(
  root: string,
  given: { lang?: string | undefined; permalink?: string | undefined },
  report: Report,
): OldSite {
  const files = listOwnFiles(root);
  const settings = readDataFile(root, files, settingsFiles);
  const lang = given.lang ?? pickText(settings, "mainLang");
  const system = {
    patterns: given.permalink
      ? { "*": given.permalink }
      : findPatterns(root, settings),
    lang: lang ?? "",
    isDocusaurus: /\bdocusaurus\.config\./.test([...files].join(" ")),
  };
  const texts = [...files].filter((name) => isText.test(name));
  return {
    root,
    url: pickText(settings, "site"),
    lang,
    files,
    authors: readDataFile(root, files, [
      "blog/authors.yml",
      "_data/authors.yml",
    ]),
    tags: readDataFile(root, files, ["blog/tags.yml"]),
    entries: texts.flatMap((file) => {
      if (!notText.test(file)) return readEntry(root, file, system, report);
      report(file, 1, "Left out: by its name it is no text of its own.");
      return [];
    }),
  };
}

function readEntry(
  root: string,
  file: string,
  system: System,
  report: Report,
): OldEntry {
  const { fields: given, body, error } = readTextFile(root, file);
  if (error) report(file, 1, error);
  const { lang, rest, date, isPost, categories, ...place } = findPlace(file);
  const [section = ""] = place.folders;
  const { position } = splitNumber(place.filename);
  const fields: Fields = {
    ...given,
    date: readDate(pickField(given, "date")) ?? date,
    categories: [...categories, ...listWords(given, "categories")],
    draft: given.draft ?? file.includes("_drafts/"),
    sidebar_position: given.sidebar_position ?? position,
  };
  // A text with a date is a post, but not beside the start page.
  const isFiled = place.folders.length > 0 || !top.test(file);
  const isDated = fields.date !== undefined && isFiled;
  const kind = section === "docs" ? "doc" : isPost || isDated ? "post" : "page";
  if (kind === "doc") {
    // Numbers before names only order the pages of documentation.
    place.folders = place.folders.map((step) => splitNumber(step).name);
    place.filename = splitNumber(place.filename).name;
  }
  const prefix = lang === system.lang ? "" : (lang ?? "");
  return {
    kind,
    file,
    lang: pickText(given, "lang") ?? lang,
    key: `${kind} ${pickText(given, "translationKey") ?? rest}`,
    address: findAddress(kind, fields, { ...place, prefix }, system),
    fields,
    body: file.endsWith(".html") ? htmlToMarkdown(body) : body,
    report: (line, reason) => report(file, line, reason),
  };
}

/** Finds out what the path of a text says: language, date, section. */
function findPlace(file: string) {
  const plain = file
    .replace(/^i18n\/([\w-]+)\/docusaurus-plugin-content-(?:pages\/)?/, "$1/")
    .replace(/^([\w-]+\/docs)\/current\//, "$1/")
    .replace(/\.\w+$/, "")
    .replace(top, "");
  const [folder = ""] = plain.split("/");
  const suffix = path.posix.extname(plain).slice(1);
  const lang = [folder, suffix].find(isLanguage);
  const rest = plain
    .replace(lang === folder ? `${folder}/` : `.${lang ?? "/"}`, "")
    .replace(/(?:^|\/)(?:index|readme)$/i, "");
  const { date, slug } = splitDate(rest);
  const blog = /(?:^|\/)_(?:posts|drafts)\//.exec(rest);
  const folders = blog ? [] : rest.split("/").slice(0, -1);
  return {
    lang,
    rest,
    date,
    folders,
    filename: path.posix.basename(rest),
    name: path.posix.basename(slug),
    // Jekyll's are the folders above that of posts.
    categories: rest
      .slice(0, blog?.index)
      .split("/")
      .slice(0, blog ? 99 : 0),
    isPost: blog !== null || postFolder.test(folders[0] ?? ""),
  };
}

function findAddress(
  kind: OldEntry["kind"],
  fields: Fields,
  place: Place,
  { patterns, isDocusaurus }: System,
): string {
  const [section = ""] = place.folders;
  const slug = pickText(fields, "slug") ?? "";
  const own = pickText(fields, "permalink");
  // An address that is code can't be known.
  if (own && !own.includes("{"))
    return fillPattern(own, fields, { ...place, prefix: "" });
  const isWhole = slug.startsWith("/");
  if (slug && isDocusaurus && (isWhole || section === "blog"))
    return fillPattern(`/${section}/${slug}`, fields, place);
  if (isWhole) return slug;
  const usual = kind === "post" ? patterns["*"] : undefined;
  const pattern = patterns[section] ?? usual ?? "/:sections/:filename/";
  return fillPattern(pattern, fields, place);
}
