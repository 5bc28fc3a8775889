import { readFileSync } from "node:fs";
import path from "node:path";
import { Document, isScalar, parseDocument } from "yaml";
import { defaultLocale } from "../../config/locales";
import { findCollection, translatedFields } from "../collections";
import type { EntryFile } from "../content/entry";
import { normalizeText, splitFrontMatter } from "../frontMatter";
import { suggest } from "../../lib/nearest";
import { UsageError } from "./command";
import { printEntry } from "./newEntry";
import type { NewFile } from "./newEntry";
import type { Prompts } from "./prompts";
import { listWrittenEntries } from "./translationStatus";
import type { WrittenEntry } from "./translationStatus";

/**
 * Composes the file that a translation begins with: a copy of its source, with
 * remarks on what to translate.
 * @param name the entry's folder below content/
 * @param lang the locale; without it the one that is missing
 */
export async function composeTranslation(
  root: string,
  name: string | undefined,
  lang: string | undefined,
  prompts: Prompts,
): Promise<NewFile> {
  const entries = listWrittenEntries(root);
  const open = entries
    .filter(({ missing }) => missing.length > 0)
    .map(({ folder }) => folder);
  const entry = findEntry(
    entries,
    name ?? (await prompts.askOne("Entry", open)),
  );
  const { folder, files, missing } = entry;
  const locale = lang ?? (await prompts.askOne("Language", missing));
  const source =
    files.find(({ place }) => place.lang === defaultLocale) ?? files[0];
  if (!source || !missing.includes(locale)) {
    throw new UsageError(
      `${folder} has no missing language "${locale}". Missing: ${missing.join(", ") || "none"}.`,
    );
  }
  return translate(source, locale);
}

function findEntry(
  entries: readonly WrittenEntry[],
  name: string,
): WrittenEntry {
  const wanted = name.replace(/^(?:\.\/)?content\//, "").replace(/\/$/, "");
  const found = entries.find(
    ({ folder, files }) =>
      folder === wanted ||
      files.some(({ sourcePath }) => sourcePath === `content/${wanted}`),
  );
  if (found) return found;
  const folders = entries.map(({ folder }) => folder);
  throw new UsageError(
    `No entry ${JSON.stringify(name)}. ${suggest(wanted, folders) ?? "Name its folder, such as blog/2026-03-14-a-post."}`,
  );
}

/** The name of a translation, in the manner of its source: en.mdx -> de.mdx, a.mdx -> a.de.mdx. */
function translatedPath(
  { sourcePath, place }: EntryFile,
  locale: string,
): string {
  const { dir, name, ext } = path.posix.parse(sourcePath);
  const steps = name.split(".");
  if (steps.at(-1) === place.lang) steps.pop();
  return path.posix.join(dir, `${[...steps, locale].join(".")}${ext}`);
}

function translate(source: EntryFile, locale: string): NewFile {
  const raw = normalizeText(readFileSync(source.absolutePath, "utf8"));
  const { yaml, body } = splitFrontMatter(raw);
  // A document without fields could not be given any.
  const document = yaml.trim() ? parseDocument(yaml) : new Document({});
  if (document.errors.length > 0) {
    throw new UsageError(
      `The front matter of ${source.sourcePath} is no YAML: correct it first.`,
    );
  }
  document.delete("last_update");
  for (const field of translatedFields) {
    const node = document.get(field, true);
    if (isScalar(node)) node.comment = " to be translated";
  }
  const fields = findCollection(source.place.area)?.schema.shape ?? {};
  if ("draft" in fields) document.set("draft", true);
  return {
    file: translatedPath(source, locale),
    text: printEntry(document, body),
  };
}
