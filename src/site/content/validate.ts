import path from "node:path";
import type { z } from "zod";
import { listValues } from "../../lib/listValues";
import { isError } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { findMeant, fromZodIssues } from "../diagnostics/fromZodIssues";
import { keysAt } from "../diagnostics/schemaAt";
import { isRecord, notUtf8, parseYaml } from "../files/parseYaml";
import { memoizeFile, readText } from "../files/paths";
import { suggestSlug } from "./slugs";

type Source = { data: Readonly<Record<string, unknown>>; file: string };

/**
 * Validates data with a schema. A field with an error counts as missing, so
 * that all others can still be checked.
 * @param required values in the place of required fields with an error
 */
export function validate<T extends z.ZodType>(
  schema: T,
  { data, file }: Source,
  required: object = {},
): { value: z.output<T> | null; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(data);
  const issues = [...(result.error?.issues ?? []), ...findTypos(schema, data)];
  const diagnostics = fromZodIssues(issues, { file, data, schema }).map(
    (found) => ({
      ...found,
      note: found.note ?? suggestSlug(found.field, data),
    }),
  );
  if (result.success) return { value: result.data, diagnostics };
  const value = parseValid(schema, data, result.error, required);
  return { value, diagnostics };
}

/** Parses data without the fields that have an error, then without those that need them. */
function parseValid<T extends z.ZodType>(
  schema: T,
  data: Source["data"],
  { issues }: z.ZodError,
  required: object,
): z.output<T> | null {
  const invalid = new Set(
    issues.flatMap((issue): PropertyKey[] =>
      issue.code === "unrecognized_keys" && issue.path.length === 0
        ? issue.keys
        : issue.path.slice(0, 1),
    ),
  );
  const names = Object.keys(data);
  const left = names.filter((name) => !invalid.has(name));
  const valid = Object.fromEntries(left.map((name) => [name, data[name]]));
  const retry = schema.safeParse({ ...required, ...valid });
  if (retry.success) return retry.data;
  return left.length < names.length
    ? parseValid(schema, valid, retry.error, required)
    : null;
}

const parseFile = memoizeFile((file) => {
  const text = readText(file);
  return text === undefined
    ? { data: {}, diagnostics: [notUtf8] }
    : parseYaml(text);
});

/** Reads and validates a file of YAML, or of JSON, which is YAML. */
export function readYamlFile<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
) {
  const { data, ...parsed } = parseFile(path.join(root, file));
  const findings = parsed.diagnostics.map((each) => ({ ...each, file }));
  if (findings.some(isError))
    return { value: null, data: null, diagnostics: findings };
  const { value, diagnostics } = validate(schema, { data, file });
  return { value, data, diagnostics: [...diagnostics, ...findings] };
}

/** Finds unknown keys that are similar to a field of the schema. Other unknown keys belong to the owner. */
const findTypos = (schema: z.ZodType, data: unknown): z.core.$ZodIssue[] =>
  listValues(data).flatMap(({ value, path }): z.core.$ZodIssue[] => {
    if (!isRecord(value)) return [];
    const fieldNames = keysAt(schema, data, path);
    const keys = Object.keys(value).filter(
      (name) => !fieldNames.includes(name) && findMeant(name, fieldNames),
    );
    return keys.length > 0
      ? [{ code: "unrecognized_keys", keys, path, message: "" }]
      : [];
  });
