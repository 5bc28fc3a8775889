/**
 * Marks a text that runs the other way than the one around it, where no
 * attribute can say so: or a sentence's full stop would stand at its beginning.
 */
export const isolate = (text: string, dir: "ltr" | "rtl" = "ltr"): string =>
  `${dir === "ltr" ? "\u2066" : "\u2067"}${text}\u2069`;
