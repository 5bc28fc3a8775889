import type { z } from "zod";
import { nearest } from "../../lib/nearest";
import { describeAllowed } from "./describeAllowed";
import { formatField } from "./diagnostic";
import { findUnion, keysAt, rateOptions, valueAt } from "./schemaAt";

type Issue = z.core.$ZodIssue;

/**
 * Replaces the issues of each union by those of the alternative that its value
 * fits best. Zod prefers one with unknown keys to one with a wrong type inside.
 */
export function fitUnions(
  issues: readonly Issue[],
  schema: z.ZodType,
  data: unknown,
): Issue[] {
  const fitted = new Set<string>();
  return issues.flatMap((issue): Issue[] => {
    const around = findUnion(schema, data, issue.path);
    if (!around) return [issue];
    const { path, union } = around;
    const field = formatField(path);
    if (fitted.has(field)) return [];
    const value = valueAt(data, path);
    const [best, next] = rateOptions(union, value);
    // Its alternative fits: a check of the union itself has found something.
    if (!best || best.issues.length === 0) return [issue];
    fitted.add(field);
    const fitsNone = best.rating === next?.rating;
    if (fitsNone && best.issues.every((inner) => inner.path.length === 0)) {
      const message = "Invalid input";
      return [{ code: "invalid_union", errors: [], path: [...path], message }];
    }
    if (isForeign(best.issues, keysAt(best.option, value, []), value)) {
      const message = `Expected ${describeAllowed(union)?.join(" or ")}.`;
      return [{ code: "invalid_union", errors: [], path: [...path], message }];
    }
    return fitUnions(best.issues, best.option, value).map((inner) => ({
      ...inner,
      path: [...path, ...inner.path],
    }));
  });
}

/** True for an object that has none of the known keys, nor a typo of one: it was meant to be something else. */
const isForeign = (
  issues: readonly Issue[],
  known: readonly string[],
  value: unknown,
) =>
  issues.some(
    (issue) =>
      issue.code === "unrecognized_keys" &&
      issue.path.length === 0 &&
      issue.keys.length === Object.keys(value as object).length &&
      !issue.keys.some((key) => nearest(key, known)),
  );
