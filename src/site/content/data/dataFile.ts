import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { localizeText } from "../../../config/i18n";
import type { I18n, Localized } from "../../../config/i18n";
import { nearest, suggest } from "../../../lib/nearest";
import { findRepeats } from "../../../lib/groupBy";
import { isError } from "../../diagnostics/diagnostic";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { findMissingTexts } from "../../messages/findMissingTexts";
import type { BaseEntry } from "../entry";
import { readYamlFile } from "../validate";

export type DataFile<T> = {
  /** The path from the project's root, whether or not the site has the file. */
  file: string;
  isThere: boolean;
  /** The valid entries with their keys, in the order of the file. */
  entries: [key: string, value: T][];
  /** The keys of all entries, including those with errors; null if the file can't be parsed. */
  keys: string[] | null;
  diagnostics: Diagnostic[];
};

/** Reads content/<name>.yaml with a schema. The value is null if there is no such file, or if errors leave nothing. */
export function readDataFile<T extends z.ZodType>(
  root: string,
  i18n: I18n,
  name: string,
  schema: T,
) {
  const file = `content/${name}.yaml`;
  const isThere = existsSync(path.join(root, file));
  const diagnostics = findMisplaced(root, name, file);
  if (!isThere) {
    // What a file by another name has is not missing.
    const data = diagnostics.some(isError) ? null : {};
    return { file, isThere, value: null, data, diagnostics };
  }
  const { data, ...read } = readYamlFile(root, file, schema);
  const missing = findMissingTexts(i18n, file, data);
  diagnostics.push(...read.diagnostics, ...missing);
  return { ...read, file, isThere, data, diagnostics };
}

/** Reports files by the names that Docusaurus has for them, in other letters, or misspelt, which nothing reads. */
const findMisplaced = (
  root: string,
  name: string,
  file: string,
): Diagnostic[] =>
  ["content", "content/blog"]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((other) => `${folder}/${other}`),
    )
    .filter((other) => {
      const { name: stem, ext } = path.posix.parse(other.toLowerCase());
      const isData = /^\.(?:ya?ml|json)$/.test(ext) && other !== file;
      return isData && (stem === name || nearest(stem, [name]) !== undefined);
    })
    .map((other) => ({
      reason: `Only ${file} is read.`,
      // A similar name may be that of data which a text imports.
      fatal: path.posix.parse(other).name.toLowerCase() === name,
      file: other,
      note: `Rename it to ${file}, or move its entries there and delete it.`,
    }));

/** Reads a YAML map whose values share a schema, such as content/authors.yaml. */
export function loadDataFile<T extends z.ZodObject>(
  root: string,
  i18n: I18n,
  name: string,
  key: z.ZodString,
  schema: T,
): DataFile<z.output<T>> {
  // YAML reads an entry without fields as null.
  const entry = z.preprocess((value) => value ?? {}, schema);
  const { value, data, ...read } = readDataFile(
    root,
    i18n,
    name,
    z.record(key, entry),
  );
  const entries = Object.entries(value ?? {});
  return {
    ...read,
    entries,
    keys: data && Object.keys(data),
  };
}

/** Picks the text of a locale; null if there is none. */
export const localizeOptional = (
  i18n: I18n,
  text: Localized | undefined,
  locale: string,
): string | null =>
  text === undefined ? null : localizeText(i18n, text, locale);

type Page = {
  /** The key as the file has it; that of a tag may not be in the file. */
  key: string;
  permalink: string;
};

/** Reports entries that would have the same page. */
export const checkPermalinks = (
  { file }: Pick<DataFile<unknown>, "file">,
  base: string,
  pages: readonly Page[],
): Diagnostic[] =>
  findRepeats(pages, ({ permalink }) => permalink).map(
    ({ item: { key, permalink }, first }) => ({
      reason: `"${first.key}" and "${key}" would have the same page: ${base}/${permalink}.`,
      fatal: true,
      file,
      field: [key],
      note: 'Rename one of them; a tag may have a "permalink" of its own instead.',
    }),
  );

/** A reference from an entry to a data file, with its location. */
type Reference = Pick<Diagnostic, "file" | "field"> & {
  key: string;
  /** The reference as the entry has it. */
  label?: string;
};

/** Lists what a field of front matter refers to, with its locations; a fallback repeats its original. */
export const listReferences = <Entry extends BaseEntry, Item extends object>(
  entries: readonly Entry[],
  field: string,
  read: (entry: Entry) => readonly Item[],
) =>
  entries
    .filter(({ isFallback }) => !isFallback)
    .flatMap((entry) => {
      const place = { file: entry.sourcePath, field: [field] };
      return read(entry).map((item) => ({ ...place, ...item }));
    });

/** Reports references to entries that a data file lacks; none if the file can't be parsed. */
export const checkReferences = (
  noun: string,
  { file, keys }: Pick<DataFile<unknown>, "file" | "keys">,
  references: readonly Reference[],
): Diagnostic[] =>
  references
    .filter(({ key }) => keys && !keys.includes(key))
    .map(({ key, label = key, ...location }) => ({
      reason: `The ${noun} "${label}" is not in ${file}.`,
      fatal: false,
      ...location,
      note: suggest(key, keys ?? []) ?? `Add "${key}:" to ${file}.`,
    }));
