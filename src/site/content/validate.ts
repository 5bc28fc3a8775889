import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { findMeant, fromZodIssues } from "../diagnostics/fromZodIssues";
import { keysAt, valueAt } from "../diagnostics/schemaAt";
import { parseYaml } from "../files/parseYaml";
import { memoizeFile } from "../files/paths";
import type { YamlSource } from "../files/parseYaml";

type Source = Pick<YamlSource, "data" | "lineOf"> & { file: string };

/**
 * Validates data with a schema. A field with an error counts as missing, so
 * that all others can still be checked.
 */
export function validate<T extends z.ZodType>(
  schema: T,
  { data, lineOf, file }: Source,
): { value: z.output<T> | null; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(data);
  const issues = [...(result.error?.issues ?? []), ...findTypos(schema, data)];
  const diagnostics = fromZodIssues(issues, { file, data, lineOf, schema });
  if (result.success) return { value: result.data, diagnostics };
  const invalid = new Set(
    result.error.issues.flatMap((issue): PropertyKey[] =>
      issue.code === "unrecognized_keys" && issue.path.length === 0
        ? issue.keys
        : issue.path.slice(0, 1),
    ),
  );
  const valid = Object.entries(data).filter(([name]) => !invalid.has(name));
  const retry = schema.safeParse(Object.fromEntries(valid));
  return { value: retry.data ?? null, diagnostics };
}

const parseFile = memoizeFile((file) => parseYaml(readFileSync(file, "utf8")));

/** Reads and validates a file of YAML, or of JSON, which is YAML. */
export function readYamlFile<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
) {
  const { data, lineOf, errors, warnings } = parseFile(path.join(root, file));
  if (errors.length > 0) {
    const diagnostics = errors.map((error): Diagnostic => ({
      ...error,
      fatal: true,
      file,
    }));
    return { value: null, data: null, lineOf, diagnostics };
  }
  const { value, diagnostics } = validate(schema, { data, lineOf, file });
  diagnostics.push(
    ...warnings.map((warning) => ({ ...warning, fatal: false, file })),
  );
  return { value, diagnostics, data, lineOf };
}

/** Finds unknown keys that are similar to a field of the schema. Other unknown keys belong to the owner. */
function findTypos(
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): z.core.$ZodIssue[] {
  const value = valueAt(data, path);
  if (typeof value !== "object" || value === null) return [];
  const fieldNames = keysAt(schema, data, path);
  return Object.keys(value).flatMap((name) => {
    if (!fieldNames.includes(name) && findMeant(name, fieldNames)) {
      return { code: "unrecognized_keys", keys: [name], path, message: "" };
    }
    const key = Array.isArray(value) ? Number(name) : name;
    return findTypos(schema, data, [...path, key]);
  });
}
