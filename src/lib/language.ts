import { memoize } from "./memoize";

const collatorOf = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.Collator(tag, { numeric: true }),
);

const letterCollatorOf = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.Collator(tag, { sensitivity: "base" }),
);

/**
 * Gives the function that puts words in the order in which readers of a
 * language look them up: in German Ä beside A, in Swedish behind Z; 9 before 10.
 * @example ["Zoll", "Äpfel"].sort(orderIn("de-DE")) -> ["Äpfel", "Zoll"]
 */
export const orderIn = (tag: string): ((a: string, b: string) => number) =>
  collatorOf(tag).compare;

/** Whether a language files two letters in one place, as German does Ä and A. */
export const isSameLetter = (a: string, b: string, tag: string): boolean =>
  letterCollatorOf(tag).compare(a, b) === 0;

/**
 * A language without country and script.
 * @example baseLanguage("de-DE") -> "de"
 */
export const baseLanguage = (tag: string): string => tag.replace(/-.*/, "");

/**
 * Marks a text that runs the other way than the one around it, where no
 * attribute can say so: or a sentence's full stop would stand at its beginning.
 */
export const isolate = (text: string, dir: "ltr" | "rtl" = "ltr"): string =>
  `${dir === "ltr" ? "\u2066" : "\u2067"}${text}\u2069`;
