import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { defaultLocale } from "../../config/locales";
import { languageTag } from "../../config/schema/knownNames";
import { splitDate } from "../../site/content/fileNames";
import { isError } from "../../site/diagnostics/diagnostic";
import { parseFrontMatter } from "../../site/files/frontMatter";
import { normalizeText, parseYaml } from "../../site/files/parseYaml";
import { asText, nameFields, readDate } from "./fields";
import { fillPattern, findPatterns } from "./oldAddress";
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

const toPlain = (toml: string) =>
  JSON.parse(JSON.stringify(parseToml(toml))) as Fields;

function readSettings(root: string, files: ReadonlySet<string>): Fields {
  const file = [...files].find((name) =>
    /^(?:_config|hugo|config)\.(?:ya?ml|toml)$/.test(name),
  );
  if (file === undefined) return {};
  const text = readFileSync(path.join(root, file), "utf8");
  return file.endsWith(".toml") ? toPlain(text) : parseYaml(text).data;
}

/** Matches front matter in TOML, and in JSON. */
const otherBlock =
  /^(?:\+\+\+[ \t]*\n([^]*?)\n?\+\+\+|(\{[ \t]*\n[^]*?\n\}))[ \t]*(?:\n|$)/;

/** Splits a text with front matter in YAML, TOML or JSON; the body keeps the lines of the file. */
function readText(root: string, file: string, report: Report) {
  const bytes = readFileSync(path.join(root, file));
  // What is no UTF-8 is mostly of an old Windows.
  const encoding = isUtf8(bytes) ? "utf-8" : "windows-1252";
  const text = normalizeText(new TextDecoder(encoding).decode(bytes));
  const [block = "", toml, json = ""] = otherBlock.exec(text) ?? [];
  try {
    if (block) {
      const data =
        toml === undefined ? (JSON.parse(json) as Fields) : toPlain(toml);
      const body = block.replace(/[^\n]/g, "") + text.slice(block.length);
      return { data, body };
    }
    const { data, body, diagnostics } = parseFrontMatter(text);
    for (const { reason, line } of diagnostics.filter(isError))
      report(file, line ?? 1, reason);
    return { data, body };
  } catch (error) {
    report(file, 1, (error as Error).message.split("\n")[0] ?? "");
    return { data: {}, body: text };
  }
}

/**
 * Reads a site that is a folder of Markdown with front matter, whatever makes
 * pages of it.
 * @param lang the language of texts that name none
 * @param permalink the pattern of its posts' addresses
 */
export function readMarkdownFolder(
  root: string,
  { lang, permalink }: { lang?: string; permalink?: string },
  report: Report,
): OldSite {
  const files = listOldFiles(root);
  const settings = readSettings(root, files);
  const mainLang =
    lang ?? asText(settings.defaultContentLanguage) ?? defaultLocale;
  const patterns = permalink
    ? { "*": permalink }
    : findPatterns(settings, files.has("_config.yml"));

  const readEntry = (file: string): OldEntry => {
    const { data, body } = readText(root, file, report);
    const place = readPath(file);
    const given = nameFields(data);
    const date = readDate(given.date) ?? place.date;
    const draft = given.draft ?? file.includes("_drafts/");
    const fields: Fields = { ...given, date, draft };
    // A text with a date is a post, but not beside the start page.
    const isFiled = place.folders.length > 0 || postFolder.test(file);
    const isPost = date !== undefined && (isFiled || !top.test(file));
    const { lang: pathLang = mainLang, folders } = place;
    const pattern =
      patterns[folders[0] ?? ""] ??
      patterns[isPost ? "*" : "."] ??
      "/:sections/:filename/";
    const prefix = pathLang === mainLang ? "" : pathLang;
    const own = findOwnAddress(fields);
    return {
      kind: isPost ? "post" : "page",
      file,
      lang: asText(given.lang) ?? pathLang,
      key: asText(given.translationKey) ?? place.key,
      address: fillPattern(own ?? `${prefix}/${pattern}`, fields, place),
      fields,
      body,
      report: (line, reason) => report(file, line, reason),
    };
  };

  return {
    root,
    files,
    entries: [...files]
      .filter((name) => isText.test(name) && !generic.test(name))
      .flatMap((name) => {
        if (!notText.test(name)) return readEntry(name);
        report(name, 1, "Left out: neither a post nor a page in Markdown.");
        // Hugo's folders may say for example that all below are drafts.
        const isFolder = /_index\.md$/.test(name);
        if (isFolder && "cascade" in readText(root, name, report).data)
          report(name, 1, 'Left out: "cascade", for the texts below.');
        return [];
      }),
  };
}

/** Finds the address that a text names; one that is code can't be known. */
const findOwnAddress = ({ permalink, slug }: Fields): string | undefined =>
  [asText(permalink), asText(slug)?.match(/^\/.*/)?.[0]].find(
    (address) => address !== undefined && !address.includes("{"),
  );

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
