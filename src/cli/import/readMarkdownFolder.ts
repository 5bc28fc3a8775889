import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { defaultLocale } from "../../config/locales";
import { languageTag } from "../../config/schema/knownNames";
import { splitDate } from "../../site/content/fileNames";
import {
  normalizeText,
  parseFrontMatter,
  parseYaml,
} from "../../site/files/frontMatter";
import { asText, nameFields, readDate } from "./fields";
import { findAddress, findPatterns } from "./oldAddress";
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

/** Parses TOML to plain values: of dates the parser makes objects of its own. */
const readToml = (text: string) =>
  JSON.parse(JSON.stringify(parseToml(text))) as Fields;

function readSettings(root: string, files: ReadonlySet<string>): Fields {
  const file = [...files].find((name) =>
    /^(?:_config|hugo|config)\.(?:ya?ml|toml)$/.test(name),
  );
  if (file === undefined) return {};
  const text = readFileSync(path.join(root, file), "utf8");
  return file.endsWith(".toml") ? readToml(text) : parseYaml(text).data;
}

/** Splits a text with front matter in YAML or TOML; the body keeps the lines of the file. */
function readText(root: string, file: string, report: Report) {
  const text = normalizeText(readFileSync(path.join(root, file), "utf8"));
  const [block, toml = ""] =
    /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (block === undefined) {
    const { data, body, errors } = parseFrontMatter(text);
    for (const { reason, line } of errors) report(file, line ?? 1, reason);
    return { given: nameFields(data), body };
  }
  const body = block.replace(/[^\n]/g, "") + text.slice(block.length);
  try {
    return { given: nameFields(readToml(toml)), body };
  } catch (error) {
    report(file, 1, (error as Error).message.split("\n")[0] ?? "");
    return { given: {} as Fields, body };
  }
}

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
  const files = listOldFiles(root);
  const settings = readSettings(root, files);
  const mainLang =
    given.lang ?? asText(settings.defaultContentLanguage) ?? defaultLocale;
  const patterns = given.permalink
    ? { "*": given.permalink }
    : findPatterns(settings, files);

  const readEntry = (file: string): OldEntry => {
    const { given, body } = readText(root, file, report);
    const { lang = mainLang, date, folders, ...names } = readPath(file);
    const ownDate = readDate(given.date);
    const fields: Fields = {
      ...given,
      ...(ownDate === undefined ? { date } : {}),
      draft: given.draft ?? file.includes("_drafts/"),
    };
    // A text with a date is a post, but not beside the start page.
    const isFiled = folders.length > 0 || postFolder.test(file);
    const isDated = (ownDate ?? date) !== undefined;
    const isPost = isDated && (isFiled || !top.test(file));
    const prefix = lang === mainLang ? "" : lang;
    const place = { ...names, folders, prefix, isPost };
    return {
      kind: isPost ? "post" : "page",
      file,
      lang: asText(given.lang) ?? lang,
      key: asText(given.translationKey) ?? names.key,
      address: findAddress(fields, place, patterns),
      fields,
      body,
      report: (line, reason) => report(file, line, reason),
    };
  };

  const texts = [...files].filter(
    (name) => isText.test(name) && !generic.test(name),
  );
  for (const file of texts)
    if (notText.test(file))
      report(file, 1, "Left out: neither a post nor a page in Markdown.");
  return {
    root,
    files,
    entries: texts.filter((name) => !notText.test(name)).map(readEntry),
  };
}

const isLanguage = (code: string) =>
  /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(code) &&
  languageTag.safeParse(code).success;

/** Reads what the path of a text says: language, date, folders. */
function readPath(file: string) {
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
