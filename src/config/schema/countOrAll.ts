import { field } from "./field";
import type { Verdict } from "./field";

/** A number in quotes is most likely meant as one. */
function noCount(value: unknown, min: number): Verdict {
  const wrong = 'is neither a number nor "all"';
  const text = typeof value === "string" ? value.trim().toLowerCase() : "";
  const isCount = /^\d+$/.test(text) && Number(text) >= min;
  const meant = isCount ? Number(text) : '"all"';
  if (!isCount && text !== "all") return wrong;
  return { wrong, fix: (key) => `Write ${String(key)}: ${meant}.` };
}

/** A whole number, `min` or more, or the word that lifts the limit. */
export const countOrAll = (min: number) =>
  field<number | "all">(
    `a whole number, ${min} or more, or "all"`,
    String(min),
    (value) => {
      if (value === "all") return undefined;
      if (typeof value !== "number") return noCount(value, min);
      if (!Number.isInteger(value)) return "is not a whole number";
      return value < min ? "is too small" : undefined;
    },
  );
