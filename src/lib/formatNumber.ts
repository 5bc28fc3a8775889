import { oncePerTag } from "./oncePerTag";

const formatOf = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.NumberFormat(tag),
);

/**
 * Writes a number as a language does.
 * @example formatNumber(1234, "de-DE") -> "1.234"
 */
export const formatNumber = (value: number, tag: string): string =>
  formatOf(tag).format(value);
