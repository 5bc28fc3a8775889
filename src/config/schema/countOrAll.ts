import { field } from "./field";

/** A whole number, `min` or more, or the word that lifts the limit. */
export const countOrAll = (min: number) =>
  field<number | "all">(
    `a whole number, ${min} or more, or "all"`,
    String(min),
    (value) => {
      if (value === "all") return undefined;
      if (typeof value !== "number") return 'is neither a number nor "all"';
      if (!Number.isInteger(value)) return "is not a whole number";
      return value < min ? "is too small" : undefined;
    },
  );
