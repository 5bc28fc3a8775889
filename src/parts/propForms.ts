import type { Kind } from "./propKinds";

/** A whole number within bounds, both included, in quotes or in braces. */
export const whole = (min: number, max: number): Kind<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  fix: `Write a number, such as ${min}.`,
  read: (given) => {
    const isDigits = typeof given === "string" && /^\d+$/.test(given);
    const value = isDigits ? Number(given) : given;
    if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
    return value >= min && value <= max ? value : undefined;
  },
});

/** A text of a certain form. */
export const pattern = (
  form: RegExp,
  allowed: string,
  example: string,
): Kind<string> => ({
  allowed,
  fix: `Write something like "${example}".`,
  read: (given) =>
    typeof given === "string" && form.test(given) ? given : undefined,
});
