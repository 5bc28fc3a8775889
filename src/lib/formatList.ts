import { oncePerTag } from "./oncePerTag";

const formatOf = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.ListFormat(tag, { type: "conjunction" }),
);

/**
 * Writes names as they are read out.
 * @example formatList(["Alex", "Kim", "Robin"], "de-DE") -> "Alex, Kim und Robin"
 */
export const formatList = (names: readonly string[], tag: string): string =>
  formatOf(tag).format(names);
