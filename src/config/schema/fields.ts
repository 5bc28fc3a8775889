import { listOf, meant } from "./advice";
import { field } from "./field";

/** A text that must say something. */
export const text = (example: string) =>
  field<string>("a text that is not empty", `"${example}"`, (value) => {
    if (typeof value !== "string") return "is not a text";
    return value.trim() === "" ? "is empty" : undefined;
  });

/** A switch. */
export const flag = () =>
  field<boolean>("true or false", "true", (value) =>
    typeof value === "boolean" ? undefined : "is neither true nor false",
  );

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max = Infinity) => {
  const allowed =
    max === Infinity
      ? `a whole number, ${min} or more`
      : `a whole number from ${min} to ${max}`;
  return field<number>(allowed, String(min), (value) => {
    if (typeof value !== "number") return "is not a number";
    if (!Number.isInteger(value)) return "is not a whole number";
    if (value < min) return "is too small";
    return value > max ? "is too large" : undefined;
  });
};

/** One of a few fixed words. */
export const oneOf = <Words extends readonly [string, ...string[]]>(
  ...words: Words
) =>
  field<Words[number]>(listOf(words), `"${words[0]}"`, (value) =>
    words.some((word) => word === value)
      ? undefined
      : { wrong: "is not one of the allowed values", fix: meant(value, words) },
  );

/** The one word that tells which kind of item this is. */
export const kind = <Name extends string>(name: Name) =>
  field<Name>(`"${name}"`, `"${name}"`, (value) =>
    value === name
      ? undefined
      : { wrong: "is another kind", fix: `Write type: "${name}".` },
  );
