export type Catalogue = { [key: string]: string | Catalogue };

/**
 * A catalogue with what it lacks filled from another, and the keys that were
 * missing.
 * @example fillGaps({ a: "A" }, { a: "x", b: "y" }) -> { filled: { a: "A", b: "y" }, missing: ["b"] }
 */
export function fillGaps(
  own: Catalogue,
  fallback: Catalogue,
  prefix = "",
): { filled: Catalogue; missing: string[] } {
  const filled: Catalogue = { ...own };
  const missing: string[] = [];
  for (const [key, value] of Object.entries(fallback)) {
    const mine = own[key];
    if (typeof value === "object") {
      const inner = fillGaps(
        typeof mine === "object" ? mine : {},
        value,
        `${prefix}${key}.`,
      );
      filled[key] = inner.filled;
      missing.push(...inner.missing);
    } else if (typeof mine !== "string") {
      filled[key] = value;
      missing.push(prefix + key);
    }
  }
  return { filled, missing };
}
