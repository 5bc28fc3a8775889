import type { z } from "zod";
import { groupBy } from "../../lib/groupBy";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { type Diagnostic, formatField, formatValue } from "./diagnostic";
import { describeAllowed } from "./describeAllowed";
import { fitUnions } from "./fitUnions";
import { keysAt, schemaAt, valueAt } from "./schemaAt";
import { suggestValue, valuesOf } from "./suggestValue";
import type { Issue, Source } from "./suggestValue";
import { didYouMean, nearest } from "../../lib/nearest";

/**
 * Creates diagnostics from the issues of zod: one for each field, with its
 * value, and what the schema allows there.
 */
export function fromZodIssues(
  issues: readonly Issue[],
  source: Source,
): Diagnostic[] {
  const fitting = fitUnions(issues, source.schema, source.data);
  const unknown = fitting.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => describeUnknownKey(issue.path, key, source))
      : [],
  );
  // Correcting a key adds the missing field, and may satisfy the checks of its
  // object; a misspelt "type" makes all other keys look wrong.
  const meant = new Set(unknown.map(({ meantField }) => meantField));
  const parents = new Set(unknown.map(({ parent }) => parent));
  const untyped = new Set(
    unknown.filter(({ isType }) => isType).map(({ parent }) => parent),
  );
  const reported = fitting.filter((issue) => {
    const field = formatField(issue.path);
    if (issue.code === "unrecognized_keys") return false;
    if (untyped.has(formatField(issue.path.slice(0, -1)))) return false;
    if (issue.code !== "custom")
      return !(isMissing(issue, source) && meant.has(field));
    const needed = listNeeded(issue);
    if ([field, ...needed].some((name) => meant.has(name))) return false;
    return (
      !parents.has(field) &&
      !fitting.some(isBelow.bind(null, issue)) &&
      !fitting.some(({ path }) => needed.includes(formatField(path)))
    );
  });
  const diagnostics = [
    ...reported.map((issue) => describeIssue(issue, source)),
    ...unknown
      .filter(({ parent, isType }) => isType || !untyped.has(parent))
      .map(({ diagnostic }) => diagnostic),
  ];
  const byField = groupBy(diagnostics, ({ field = [] }) => formatField(field));
  return byField.flatMap(([, [first]]) => first ?? []);
}

/** Lists the fields beside its own, or of the whole, that a check compares (`params.needs`): if one is wrong, nothing can be said of both. */
const listNeeded = ({ path, params }: z.core.$ZodIssueCustom): string[] =>
  ((params?.needs ?? []) as string[]).flatMap((name) => [
    formatField([...path.slice(0, -1), name]),
    name,
  ]);

/** True for an issue inside the value that another one is about. */
const isBelow = ({ path }: Issue, other: Issue) =>
  other.path.length > path.length &&
  path.every((step, at) => step === other.path[at]);

const isMissing = ({ code, path }: Issue, { data }: Source) =>
  code !== "custom" && (valueAt(data, path) ?? null) === null;

function describeIssue(issue: Issue, source: Source): Diagnostic {
  const { path } = issue;
  const value =
    issue.code === "invalid_key" ? path.at(-1) : valueAt(source.data, path);
  // Checks of a schema may have more details.
  const check = issue.code === "invalid_key" ? issue.issues[0] : issue;
  const {
    needs: _,
    ...params
  }: Partial<DiagnosticInput> & { needs?: string[] } =
    (check?.code === "custom" && check.params) || {};
  return {
    reason: isMissing(issue, source)
      ? `"${formatField(path)}" ${value === null ? "has no value" : "is required"}.`
      : messageOf(issue),
    fatal: true,
    file: source.file,
    field: path,
    actual: value === undefined ? undefined : formatValue(value),
    expected: allowedBy(issue, source),
    note: suggestValue(value, issue, source),
    ...params,
  };
}

/** Finds the field that an unknown key means: a typo of it, or its name in Jekyll, whose hidden posts must not be published. */
export const findMeant = (
  key: string,
  known: readonly string[],
): string | undefined =>
  /^publish(?:ed)?$/.test(key) && known.includes("draft")
    ? "draft"
    : nearest(key, known);

/** Describes a key that the schema does not have, and the field that was probably meant. */
function describeUnknownKey(
  path: readonly PropertyKey[],
  key: string,
  { file, data, schema }: Source,
) {
  const known = keysAt(schema, data, path);
  const meant = findMeant(key, known);
  const field = [...path, key];
  const diagnostic: Diagnostic = {
    reason: `Unknown key "${key}".`,
    fatal: true,
    file,
    field,
    expected: known.length > 0 ? known : undefined,
    note: didYouMean(meant),
  };
  const { discriminator } = (schemaAt(schema, data, path)?.schema.def ??
    {}) as { discriminator?: string };
  return {
    diagnostic,
    parent: formatField(path),
    meantField: meant && formatField([...path, meant]),
    /** True if it is to be the key that tells which keys the others may be. */
    isType: meant !== undefined && meant === discriminator,
  };
}

/** Lists the values that zod allows, unless the description says more about a union; else says what the schema wants. */
function allowedBy(issue: Issue, { schema, data }: Source) {
  // Its message says which keys there may be; the schema is that of the value.
  if (issue.code === "invalid_key") return undefined;
  const part = schemaAt(schema, data, issue.path);
  const values = valuesOf(issue)?.map((value) => formatValue(value));
  const isUnion = part?.schema.type === "union";
  if (part?.description && (isUnion || !values))
    return [describeWithKeys(part.description, part.schema)];
  return values ?? (part && describeAllowed(part.schema));
}

/** Adds the keys of an object to its description, unless it names them. */
function describeWithKeys(description: string, schema: z.ZodType): string {
  if (schema.type !== "object") return description;
  const [keys = ""] = describeAllowed(schema) ?? [];
  return keys.match(/\w+/g)?.every((key) => description.includes(key))
    ? description
    : `${description}: ${keys}`;
}

/** Matches zod's own messages, which repeat what is printed as value and as allowed. */
const generic =
  /^(?:Invalid (?:option|discriminator|input|string|URL)|Too (?:big|small))/;

function messageOf(issue: Issue): string {
  const message =
    (issue.code === "invalid_key" && issue.issues[0]?.message) || issue.message;
  if (generic.test(message)) return "Invalid value.";
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
