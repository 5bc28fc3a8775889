import { readFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import { defaultLocale } from "../config/locales";
import { siteConfig } from "../config/resolved";
import { suggest } from "../lib/nearest";
import { findCollection } from "../site/collections";
import type { EntryFile } from "../site/content/entry";
import { normalizeText, splitFrontMatter } from "../site/files/frontMatter";
import { UsageError } from "./command";
import { listWrittenEntries } from "../site/listTranslations";

/**
 * Composes the file that a translation begins with: a copy of its source, and
 * a draft where its collection has drafts.
 * @param name the entry's folder below content/
 * @param lang the locale; without it the first that is missing
 */
export function composeTranslation(
  root: string,
  name: string,
  lang: string | undefined,
): Record<string, string> {
  const entries = listWrittenEntries(root, siteConfig.i18n);
  const wanted = name.replace(/^(?:\.\/)?content\/|\/$/g, "");
  const entry = entries.find(({ folder }) => folder === wanted);
  if (!entry) {
    const folders = entries.map(({ folder }) => folder);
    throw new UsageError(
      `No entry ${JSON.stringify(name)}. ${suggest(wanted, folders) ?? "Name its folder, such as blog/2026-03-14-a-post."}`,
    );
  }
  const { folder, files, missing } = entry;
  const [locale = ""] = lang === undefined ? missing : [lang];
  const source =
    files.find(({ entryPath }) => entryPath.lang === defaultLocale) ?? files[0];
  if (!source || !missing.includes(locale)) {
    throw new UsageError(
      `${folder} has no missing language "${locale}". Missing: ${missing.join(", ") || "none"}.`,
    );
  }
  const raw = normalizeText(readFileSync(source.absolutePath, "utf8"));
  const { yaml, body } = splitFrontMatter(raw);
  // A document without fields could not be given any.
  const document = yaml.trim() ? parseDocument(yaml) : new Document({});
  if (document.errors.length > 0) {
    throw new UsageError(
      `The front matter of ${source.sourcePath} is not valid YAML: correct it first.`,
    );
  }
  document.delete("last_update");
  const fields = findCollection(source.entryPath.area)?.schema.shape ?? {};
  if ("draft" in fields) document.set("draft", true);
  const frontMatter = document.toString({ lineWidth: 0 }).trim();
  const text = `---\n${frontMatter}\n---\n\n${body.trim()}\n`;
  return { [nameTranslation(source, locale)]: text };
}

/** Names a translation in the manner of its source: en.mdx -> de.mdx, a.mdx -> a.de.mdx. */
function nameTranslation(
  { sourcePath, entryPath }: EntryFile,
  locale: string,
): string {
  const { dir, name, ext } = path.posix.parse(sourcePath);
  const steps = name.split(".");
  if (steps.at(-1) === entryPath.lang) steps.pop();
  return path.posix.join(dir, `${[...steps, locale].join(".")}${ext}`);
}
