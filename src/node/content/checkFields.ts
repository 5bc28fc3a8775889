import type { z } from "zod";
import { isLegacyField, legacyAuthor } from "./legacyAuthor";
import type { ContentProblem } from "./problem";
import { sayingOf, slipsIn } from "./slipsIn";

type Source = {
  file: string;
  data: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
  textOf: (path: readonly PropertyKey[]) => string | undefined;
};

/** What a schema knows better than the description of its field. */
type Advice = Pick<ContentProblem, "allowed" | "fix">;

type Checked<T> = {
  value: T | null;
  problems: ContentProblem[];
  /** Fields that seem to be there under a misspelt name. */
  misspelt: ReadonlySet<string>;
};

/** `["authors", 1, "name"]` -> `authors[1].name` */
export const fieldPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, step) =>
      typeof step === "number"
        ? `${text}[${step}]`
        : text
          ? `${text}.${String(step)}`
          : String(step),
    "",
  );

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );

const additionOf = (path: readonly PropertyKey[]) => {
  const parent = fieldPath(path.slice(0, -1)) || "the front matter";
  return `Add a line "${String(path.at(-1))}: …" to ${parent}.`;
};

/**
 * Reads data with a schema. Each fault becomes a problem with file, line,
 * field, value, what is allowed (the schema's description) and a fix.
 */
export function checkFields<T extends z.ZodObject>(
  schema: T,
  source: Source,
): Checked<z.infer<T>> {
  const { file, data, lineOf } = source;
  const result = parse(schema, source);
  const slips = misspelledFields(schema, source);
  const misspelt = new Set(slips.map(({ meant }) => meant));
  const issues = result.success ? [] : result.error.issues;
  const problems = issues.flatMap((issue): ContentProblem[] => {
    const value = valueAt(data, issue.path);
    const field = schema.shape[String(issue.path[0])] as z.ZodType | undefined;
    const isMissing = value === undefined;
    const name = fieldPath(issue.path);
    // Who mends the name has mended this.
    if (isMissing && misspelt.has(name)) return [];
    return [
      {
        severity: "error",
        file,
        line: lineOf(issue.path),
        field: name,
        message: isMissing ? `"${name}" is missing.` : issue.message,
        value,
        allowed: field?.description,
        fix: isMissing
          ? additionOf(issue.path)
          : value === null
            ? "Write a value, or remove the line; text that begins with # stands in quotes."
            : undefined,
        ...(issue.code === "custom" && (issue.params as Advice | undefined)),
      },
    ];
  });
  return {
    value: result.success ? result.data : null,
    problems: [
      ...problems,
      ...slips.map(({ problem }) => problem),
      ...("authors" in schema.shape ? legacyAuthor(source) : []),
    ],
    misspelt,
  };
}

/** Where text is asked for, YAML's numbers count as what is written. */
function parse<T extends z.ZodObject>(schema: T, { data, textOf }: Source) {
  const result = schema.safeParse(data);
  if (result.success) return result;
  const texts = result.error.issues.flatMap((issue) => {
    const isNumber = typeof valueAt(data, issue.path) === "number";
    const asksForText =
      issue.code === "invalid_type" && issue.expected === "string";
    const text = isNumber && asksForText ? textOf(issue.path) : undefined;
    return text === undefined ? [] : [{ path: issue.path, text }];
  });
  if (texts.length === 0) return result;
  const copy = structuredClone(data);
  for (const { path, text } of texts) {
    const parent = valueAt(copy, path.slice(0, -1));
    (parent as Record<PropertyKey, unknown>)[path.at(-1) ?? ""] = text;
  }
  return schema.safeParse(copy);
}

function misspelledFields(
  schema: z.ZodObject,
  { file, data, lineOf }: Source,
): { meant: string; problem: ContentProblem }[] {
  return slipsIn(schema, data).flatMap((slip) => {
    const { path, key, meant } = slip;
    const parent = path.slice(0, -1);
    if (parent.length === 0 && isLegacyField(key)) return [];
    const severity = "error" as const;
    const place = { file, line: lineOf(path), field: fieldPath(path) };
    return {
      meant: fieldPath([...parent, meant]),
      problem: { severity, ...place, ...sayingOf(slip) },
    };
  });
}
