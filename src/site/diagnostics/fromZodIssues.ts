import type { z } from "zod";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { type Diagnostic, formatField, formatValue } from "./diagnostic";
import { keysAt, misfit, schemaAt, valueAt } from "./schemaAt";
import { didYouMean, nearest, suggest } from "../../lib/nearest";

type Issue = z.core.$ZodIssue;

type Source = {
  /** The path from the project's root. */
  file: string;
  /** The parsed data. */
  data: unknown;
  /** Returns the line of a field, or of its nearest parent. */
  lineOf?: (path: readonly PropertyKey[]) => number | undefined;
  /** The schema that parsed it, with keys and descriptions of fields. */
  schema: z.ZodType;
};

/**
 * Creates diagnostics from the issues of zod: one for each field, with its line,
 * its value, and the values that zod or the description of the field allows.
 */
export function fromZodIssues(
  issues: readonly Issue[],
  source: Source,
): Diagnostic[] {
  const fitting = issues.flatMap(expandUnion);
  const unknown = fitting.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => describeUnknownKey(issue.path, key, source))
      : [],
  );
  // Correcting a key adds the missing field, and may satisfy the checks of its
  // object.
  const meant = new Set(unknown.map(({ meantField }) => meantField));
  const parents = new Set(unknown.map(({ parent }) => parent));
  const reported = fitting.filter((issue) => {
    const field = formatField(issue.path);
    if (issue.code === "unrecognized_keys") return false;
    if (issue.code === "custom") return !parents.has(field);
    return !(isMissing(issue, source) && meant.has(field));
  });
  const byField = new Map(
    unknown.map(({ diagnostic, field }) => [field, diagnostic]),
  );
  return [
    ...reported.map((issue) => describeIssue(issue, source)),
    ...byField.values(),
  ];
}

/** Reports only the alternative of a union that the value fits best. */
function expandUnion(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) {
    return [issue];
  }
  const [best = [], ...others] = issue.errors
    .map((issues) => issues.flatMap(expandUnion))
    .sort((a, b) => misfit(a) - misfit(b));
  const fitsNone = misfit(best) === misfit(others[0] ?? []);
  if (fitsNone && best.every(({ path }) => path.length === 0)) {
    return [{ ...issue, errors: [] }];
  }
  return best.map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}

const isMissing = ({ code, path }: Issue, { data }: Source) =>
  code !== "custom" && valueAt(data, path) === undefined;

function describeIssue(issue: Issue, source: Source): Diagnostic {
  const { path } = issue;
  const value =
    issue.code === "invalid_key" ? path.at(-1) : valueAt(source.data, path);
  // Checks of a schema may have more details.
  const params: Partial<DiagnosticInput> | undefined =
    issue.code === "custom" ? issue.params : undefined;
  return {
    reason: isMissing(issue, source)
      ? `"${formatField(path)}" is required.`
      : messageOf(issue),
    fatal: true,
    file: source.file,
    line: source.lineOf?.(path),
    field: path,
    actual: value === undefined ? undefined : formatValue(value),
    expected: allowedBy(issue, source),
    note: typeof value === "string" ? suggestValue(value, issue) : undefined,
    ...params,
  };
}

/** Describes a key that the schema does not have, and the field that was probably meant. */
function describeUnknownKey(
  path: readonly PropertyKey[],
  key: string,
  { file, data, lineOf, schema }: Source,
) {
  const known = keysAt(schema, data, path);
  const meant = nearest(key, known);
  const field = [...path, key];
  const diagnostic: Diagnostic = {
    reason: `Unknown key "${key}".`,
    fatal: true,
    file,
    line: lineOf?.(field),
    field,
    expected: known.length > 0 ? known : undefined,
    note: didYouMean(meant),
  };
  const meantField = meant && formatField([...path, meant]);
  return {
    diagnostic,
    field: formatField(field),
    parent: formatField(path),
    meantField,
  };
}

/** Lists the values that zod allows, unless the description says more about a union. */
function allowedBy(issue: Issue, { schema, data }: Source) {
  const part = schemaAt(schema, data, issue.path);
  const values = valuesOf(issue)?.map((value) => formatValue(value));
  const isUnion = part?.schema.type === "union";
  if (part?.description && (isUnion || !values)) return [part.description];
  return values;
}

function valuesOf(issue: Issue): unknown[] | undefined {
  if (issue.code === "invalid_value") return issue.values;
  if (issue.code === "invalid_type" && issue.expected === "boolean") {
    return [true, false];
  }
  if (issue.code !== "invalid_union" || !("options" in issue)) return undefined;
  return issue.options?.filter((value) => value !== undefined);
}

const suggestValue = (value: string, issue: Issue) =>
  suggest(
    value,
    (valuesOf(issue) ?? []).filter((other) => typeof other === "string"),
  );

/** Returns the message of an issue, without the values that are printed as allowed ones. */
function messageOf(issue: Issue): string {
  const message =
    (issue.code === "invalid_key" && issue.issues[0]?.message) || issue.message;
  if (
    /^Invalid (?:option|discriminator|input$|input: expected (?:"|boolean))/.test(
      message,
    )
  ) {
    return "Invalid value.";
  }
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
