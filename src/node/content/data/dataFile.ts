import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { findMissingTexts } from "../../messages/findMissingTexts";
import { isRecord, parseYaml } from "../frontMatter";
import { validate } from "../validate";

export type DataEntry<T> = {
  key: string;
  value: T;
  /** The line of a field of the entry; without a field, of the entry. */
  lineOf: (...field: string[]) => number;
};

export type DataFile<T> = {
  /** From the project's root; null where the site has no such file. */
  file: string | null;
  entries: DataEntry<T>[];
  /** Keys of all entries, of those with errors too. */
  keys: string[];
  diagnostics: Diagnostic[];
};

/** Where Docusaurus keeps data files, and where this site does. */
const places = ["content", "content/blog"].flatMap((folder) =>
  ["yaml", "yml"].map((extension) => [folder, extension] as const),
);

/** Reads a YAML map whose values share a schema, such as content/authors.yaml. */
export function loadDataFile<T extends z.ZodObject>(
  root: string,
  name: string,
  schema: T,
): DataFile<z.output<T>> {
  const [file = null, ...others] = places
    .map(([folder, extension]) => `${folder}/${name}.${extension}`)
    .filter((candidate) => existsSync(path.join(root, candidate)));
  const diagnostics: Diagnostic[] = others.map((other) => ({
    reason: `Only ${file} is read.`,
    fatal: true,
    file: other,
    note: "Move all entries into one of the files, and delete the other.",
  }));
  if (file === null) return { file, entries: [], keys: [], diagnostics };
  const raw = readFileSync(path.join(root, file), "utf8");
  const { data, lineOf, errors } = parseYaml(raw);
  for (const error of errors) diagnostics.push({ ...error, fatal: true, file });
  const entries = Object.entries(data).flatMap(
    ([key, entry]): DataEntry<z.output<T>>[] => {
      if (entry !== null && !isRecord(entry)) {
        diagnostics.push({
          reason: "Expected fields.",
          fatal: true,
          ...{ file, line: lineOf([key]), field: key },
          expected: Object.keys(schema.shape),
        });
        return [];
      }
      const source = { file, data: entry ?? {}, lineOf, parent: key };
      const { value, diagnostics: own } = validate(schema, source);
      diagnostics.push(...own);
      if (value === null) return [];
      return [{ key, value, lineOf: (...field) => lineOf([key, ...field]) }];
    },
  );
  diagnostics.push(...findMissingTexts(file, data, lineOf));
  return { file, entries, keys: Object.keys(data), diagnostics };
}

type Placed = { key: string; permalink: string | null; line: number };

/** Reports entries that would have the same page. */
export const checkPermalinks = (
  file: string,
  base: string,
  entries: readonly Placed[],
): Diagnostic[] =>
  entries.flatMap(({ key, permalink, line }, index) => {
    const first = entries
      .slice(0, index)
      .find((other) => other.permalink === permalink);
    if (permalink === null || !first) return [];
    return {
      reason: `"${first.key}" and "${key}" would have the same page: ${base}/${permalink}.`,
      fatal: true,
      ...{ file, line, field: key },
      note: 'Give one of them a "permalink" of its own.',
    };
  });
