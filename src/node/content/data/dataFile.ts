import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../../lib/nearest";
import { findMissingTexts } from "../../messages/findMissingTexts";
import type { YamlSource } from "../../frontMatter";
import { readYamlFile } from "../validate";

export type DataFile<T> = Pick<YamlSource, "lineOf"> & {
  /** The path from the project's root; null if the site has no such file. */
  file: string | null;
  /** The valid entries with their keys, in the order of the file. */
  entries: [key: string, value: T][];
  /** The keys of all entries, including those with errors; null if the file can't be parsed. */
  keys: string[] | null;
  diagnostics: Diagnostic[];
};

/** The folders of data files: ours and that of Docusaurus. */
const candidates = ["content", "content/blog"].flatMap((folder) =>
  ["yaml", "yml"].map((extension) => [folder, extension] as const),
);

/** Reads a YAML file with a schema. The value is null if there is no such file, or if errors leave nothing. */
export function readDataFile<T extends z.ZodType>(
  root: string,
  name: string,
  schema: T,
) {
  const [file = null, ...others] = candidates
    .map(([folder, extension]) => `${folder}/${name}.${extension}`)
    .filter((candidate) => existsSync(path.join(root, candidate)));
  const diagnostics: Diagnostic[] = others.map((other) => ({
    reason: `Only ${file} is read.`,
    fatal: true,
    file: other,
    note: "Move all entries into one of the files, and delete the other.",
  }));
  if (file === null) {
    return { file, value: null, data: {}, lineOf: () => 1, diagnostics };
  }
  const { data, ...read } = readYamlFile(root, file, schema);
  const missing = findMissingTexts(file, data, read.lineOf);
  diagnostics.push(...read.diagnostics, ...missing);
  return { ...read, file, data, diagnostics };
}

/** Reads a YAML map whose values share a schema, such as content/authors.yaml. */
export function loadDataFile<T extends z.ZodObject>(
  root: string,
  name: string,
  key: z.ZodString,
  schema: T,
): DataFile<z.output<T>> {
  // YAML reads an entry without fields as null.
  const entry = z.preprocess((value) => value ?? {}, schema);
  const read = readDataFile(root, name, z.record(key, entry));
  const { value, data, ...rest } = read;
  const entries = Object.entries(value ?? {});
  return { ...rest, entries, keys: data && Object.keys(data) };
}

type Page = { key: string; permalink: string | null };

/** Reports entries that would have the same page. */
export const checkPermalinks = (
  { file, lineOf }: Pick<DataFile<unknown>, "file" | "lineOf">,
  base: string,
  pages: readonly Page[],
): Diagnostic[] =>
  pages.flatMap(({ key, permalink }, index) => {
    const first = pages
      .slice(0, index)
      .find((other) => other.permalink === permalink);
    if (permalink === null || !first) return [];
    return {
      reason: `"${first.key}" and "${key}" would have the same page: ${base}/${permalink}.`,
      fatal: true,
      file: file ?? "",
      line: lineOf([key]),
      field: [key],
      note: 'Give one of them a "permalink" of its own.',
    };
  });

/** A reference from an entry to a data file, with its location. */
type Name = Pick<Diagnostic, "file" | "line" | "field"> & {
  key: string;
  /** The reference as written. */
  label?: string;
};

/** Reports references that a data file lacks; none if the file can't be parsed. */
export const checkNames = (
  noun: string,
  file: string,
  known: readonly string[] | null,
  names: readonly Name[],
): Diagnostic[] => {
  if (!known) return [];
  return names
    .filter(({ key }) => !known.includes(key))
    .map(({ key, label = key, ...location }) => ({
      reason: `The ${noun} "${label}" is not in ${file}.`,
      fatal: false,
      ...location,
      note: suggest(key, known) ?? `Add "${key}:" to ${file}.`,
    }));
};
