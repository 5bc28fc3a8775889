import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { formatField } from "../diagnostics/diagnostic";
import { nearest } from "../../lib/nearest";
import { keysAt, valueAt } from "../diagnostics/schemaAt";
import { suggest } from "../diagnostics/suggest";
import type { YamlSource } from "./frontMatter";

type Source = Pick<YamlSource, "data" | "lineOf"> & {
  file: string;
  /** The field of the file that holds the data; none if it is the whole file. */
  parent?: string;
};

/**
 * Reads data with a schema. A field with an error counts as missing, so that
 * everything else of the entry can still be checked.
 */
export function validate<T extends z.ZodObject>(
  schema: T,
  source: Source,
): { value: z.output<T> | null; diagnostics: Diagnostic[] } {
  const { data, file, parent } = source;
  const fieldPrefix = parent === undefined ? [] : [parent];
  const lineOf = (path: readonly PropertyKey[]) =>
    source.lineOf([...fieldPrefix, ...path]);
  const result = schema.safeParse(data);
  const misspelled = findMisspelledKeys(schema, data);
  const meant = new Set(misspelled.map(({ meant }) => meant));
  const issues = (result.error?.issues ?? []).filter(
    ({ path }) => !meant.has(formatField(path)),
  );
  const diagnostics = [
    ...fromZodIssues(issues, { file, data, lineOf, schema }),
    ...misspelled.map(({ path, known, key }) => ({
      reason: `Unknown field "${key}".`,
      fatal: true,
      file,
      line: lineOf(path),
      field: formatField(path),
      expected: known,
      note: suggest(key, known),
    })),
  ].map((diagnostic) => ({
    ...diagnostic,
    field: [parent, diagnostic.field].filter(Boolean).join("."),
  }));
  if (result.success) return { value: result.data, diagnostics };
  const faulty = new Set(result.error.issues.map(({ path }) => path[0]));
  const sound = Object.entries(data).filter(([name]) => !faulty.has(name));
  const retry = schema.safeParse(Object.fromEntries(sound));
  return { value: retry.data ?? null, diagnostics };
}

type Misspelled = {
  path: PropertyKey[];
  key: string;
  /** The field that was meant, as a path. */
  meant: string;
  known: string[];
};

/**
 * Finds keys that are similar to a field of the schema. Other unknown keys are
 * the owner's own. Looks into maps and lists of maps.
 */
function findMisspelledKeys(
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): Misspelled[] {
  const value = valueAt(data, path);
  if (typeof value !== "object" || value === null) return [];
  const known = keysAt(schema, data, path);
  return Object.keys(value).flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const own = [...path, key];
    const meant =
      typeof key === "string" && known.length > 0 && !known.includes(key)
        ? nearest(key, known)
        : undefined;
    if (meant === undefined) return findMisspelledKeys(schema, data, own);
    return {
      path: own,
      key: name,
      meant: formatField([...path, meant]),
      known,
    };
  });
}
