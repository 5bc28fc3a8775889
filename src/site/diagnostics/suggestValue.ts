import type { z } from "zod";
import { didYouMean, suggest } from "../../lib/nearest";
import { schemaAt } from "./schemaAt";

export type Issue = z.core.$ZodIssue;

/** Data that a schema does not take. */
export type Source = {
  /** The path from the project's root. */
  file: string;
  /** The parsed data. */
  data: unknown;
  /** The schema that parsed it, with keys and descriptions of fields. */
  schema: z.ZodType;
};

/** Suggests what was meant by a value: text without its quotes, an address without its protocol, a typo of what is allowed; undefined for others. */
export function suggestValue(
  value: unknown,
  issue: Issue,
  source: Source,
): string | undefined {
  const part = schemaAt(source.schema, source.data, issue.path);
  const isAllowed = (other: unknown) => part?.schema.safeParse(other).success;
  if (typeof value === "string") {
    const address = `https://${value}`;
    const isHost = /^[\w-]+\.[\w.-]/.test(value);
    if (isHost && !isAllowed(value) && isAllowed(address))
      return didYouMean(address);
    const known = valuesOf(issue) ?? [];
    return suggest(
      value,
      known.filter((other) => typeof other === "string"),
    );
  }
  // Such as the year 2026.
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return isPlain && issue.code === "invalid_type" && isAllowed(String(value))
    ? "Write it in quotes."
    : undefined;
}

/** Lists the values that zod allows, if they are few. */
export function valuesOf(issue: Issue): unknown[] | undefined {
  if (issue.code === "invalid_value") return issue.values;
  if (issue.code === "invalid_type" && issue.expected === "boolean") {
    return [true, false];
  }
  if (issue.code !== "invalid_union" || !("options" in issue)) return undefined;
  return issue.options?.filter((value) => value !== undefined);
}
