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
