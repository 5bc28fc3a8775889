import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { languageTag } from "../../config/schema/knownNames";
import { splitDate } from "../../site/content/fileNames";
import { slugify } from "../../site/content/slugs";
import { isError } from "../../site/diagnostics/diagnostic";
import { blankOut, parseFrontMatter } from "../../site/files/frontMatter";
import type { FrontMatter } from "../../site/files/frontMatter";
import { normalizeText, parseYaml } from "../../site/files/parseYaml";
import { asText, listWords, nameFields, readDate } from "./fields";
import { listOldFiles } from "./oldSite";
import type { Fields, OldEntry, OldSite, Report } from "./oldSite";

const isText = /\.(?:mdx?|markdown|html?|adoc|org|rst|textile|njk)$/i;
/** Templates, and what a build made. */
const generic =
  /(?:^|\/)_(?:layouts|includes)\/|^(?:layouts|themes|scaffolds|archetypes|_site)\/|^public\/.*\.html?$/;
/** Other formats, parts, documentation, and what is about the project. */
const notText =
  /\.(?!md|markdown)\w+$|(?:^|\/)_(?!posts\/|drafts\/|pages\/)|^(?:docs|versioned_docs|i18n)\/|^(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i;
/** Folders that no address names. */
const top = /^(?:src\/pages|src\/content|src\/data|src|source|content|pages)\//;
const postFolder = /_(?:posts|drafts)\//;

const tomlBlock = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/;

/** Parses front matter, which Hugo has in TOML, too; the body keeps the lines of the file. */
function parseAnyFrontMatter(
  raw: string,
): Pick<FrontMatter, "data" | "body" | "diagnostics"> {
  const text = normalizeText(raw);
  const [block, toml] = tomlBlock.exec(text) ?? [];
  if (block === undefined || toml === undefined) return parseFrontMatter(text);
  const body = blankOut(block, text);
  try {
    // As text, dates are written as in YAML.
    const data = JSON.parse(JSON.stringify(parseToml(toml))) as Fields;
    return { data, body, diagnostics: [] };
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    return { data: {}, body, diagnostics: [{ reason, fatal: true }] };
  }
}

/** Jekyll's names for patterns of addresses; its posts follow the first if the settings name none. */
const styles: Partial<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:name.html",
  pretty: "/:categories/:year/:month/:day/:name/",
  none: "/:categories/:name.html",
};

/** Reads what the settings of Jekyll and Hexo say of addresses, whose titles in them are names of files; Jekyll may have none. */
function readSettings(root: string, files: ReadonlySet<string>) {
  const isThere = files.has("_config.yml");
  const { url, permalink } = isThere
    ? parseYaml(readFileSync(path.join(root, "_config.yml"), "utf8")).data
    : {};
  const isJekyll = isThere || [...files].some((name) => postFolder.test(name));
  const pattern = asText(permalink) ?? (isJekyll ? "date" : undefined);
  return {
    url: asText(url),
    permalink:
      pattern &&
      (styles[pattern] ?? pattern.replace(/:(?:title|slug)\b/g, ":name")),
  };
}

/**
 * Reads a site that is a folder of Markdown with front matter, whatever makes
 * pages of it.
 * @param mainLang the language of texts that name none
 * @param permalink the pattern of its posts' addresses
 */
export function readMarkdownFolder(
  root: string,
  mainLang: string,
  permalink: string | undefined,
  report: Report,
): OldSite {
  const files = listOldFiles(root);
  const settings = readSettings(root, files);
  const posts = permalink ?? settings.permalink ?? "/:sections/:filename/";
  // Jekyll's pages are files if its posts are.
  const end = posts.endsWith(".html") ? ".html" : "/";
  const pages = `/:sections/:filename${end}`;

  const readEntry = (file: string): OldEntry | [] => {
    const reportText: OldEntry["report"] = (line, reason) =>
      report(file, line, reason);
    const bytes = readFileSync(path.join(root, file));
    // What is no UTF-8 is mostly of an old Windows.
    const encoding = isUtf8(bytes) ? "utf-8" : "windows-1252";
    const text = new TextDecoder(encoding).decode(bytes);
    const { data, body, diagnostics } = parseAnyFrontMatter(text);
    const errors = diagnostics.filter(isError);
    for (const { reason, line } of errors)
      reportText(line ?? 1, `Left out: ${reason}`);
    if (errors.length > 0) return [];

    const place = readPlace(file);
    // Jekyll takes a text apart at its spaces; to Hexo, below source/, it is one category.
    const isJekyll = postFolder.test(file) && !file.startsWith("source/");
    const categories = listWords(data.categories, isJekyll);
    const named = nameFields(data.categories ? { ...data, categories } : data);
    const date = readDate(named.date) ?? place.date;
    const fields = { draft: file.includes("_drafts/"), ...named, date };
    // A text with a date is a post, but not beside the start page.
    const isFiled = place.folders.length > 0 || postFolder.test(file);
    const isPost = date !== undefined && (isFiled || !top.test(file));
    const { lang = mainLang } = place;
    const prefix = lang === mainLang ? "" : lang;
    const pattern = `${prefix}/${isPost ? posts : pages}`;
    return {
      kind: isPost ? "post" : "page",
      file,
      lang: asText(named.lang) ?? lang,
      key: asText(named.translationkey) ?? place.key,
      address: fillPattern(findOwnAddress(named) ?? pattern, fields, place),
      fields,
      body,
      report: reportText,
    };
  };

  const entries = [...files]
    .filter((name) => isText.test(name) && !generic.test(name))
    .flatMap((name) => {
      if (!notText.test(name)) return readEntry(name);
      report(name, 1, "Left out: neither a post nor a page in Markdown.");
      return [];
    });
  return { root, url: settings.url, files, entries };
}

/** Finds the address that a text names; one that is code can't be known. */
const findOwnAddress = ({ permalink, slug }: Fields): string | undefined =>
  [asText(permalink), asText(slug)?.match(/^\/.*/)?.[0]].find(
    (address) => address !== undefined && !address.includes("{"),
  );

type Place = ReturnType<typeof readPlace>;

/** Fills a pattern such as `/:year/:month/:slug/` for a text. */
function fillPattern(
  pattern: string,
  { title, slug: given, categories, date }: Fields,
  { folders, filename, name }: Place,
): string {
  const slug = asText(given);
  const [year = "", month = "", day = ""] = String(date).split(/[-T ]/);
  const words = slugify(asText(title) ?? name);
  const values: Partial<Record<string, string>> = {
    year,
    month,
    day,
    title: words,
    slug: slug ?? words,
    name: slug ?? name,
    filename: slug ?? filename,
    sections: folders.join("/"),
    categories: listWords(categories).map(String).map(slugify).join("/"),
  };
  const filled = pattern.replace(
    /:(\w+)/g,
    (written, word: string) => values[word] ?? written,
  );
  return path.posix.join("/", filled);
}

const isLanguage = (code: string) =>
  /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(code) &&
  languageTag.safeParse(code).success;

/** Reads what the path of a text says: language, date, folders, and the name of its file or folder, with a date and without. */
function readPlace(file: string) {
  const plain = file
    .replace(/\.\w+$/, "")
    .replace(top, "")
    .replace(postFolder, "");
  const [folder = ""] = plain.split("/");
  const suffix = path.posix.extname(plain).slice(1);
  const lang = [folder, suffix].find(isLanguage);
  const key = plain
    .replace(lang === folder ? `${folder}/` : `.${lang ?? "/"}`, "")
    .replace(/(?:^|\/)(?:index|readme)$/i, "");
  const { date, slug } = splitDate(key);
  return {
    lang,
    key,
    date,
    folders: key.split("/").slice(0, -1),
    filename: path.posix.basename(key),
    name: path.posix.basename(slug),
  };
}
