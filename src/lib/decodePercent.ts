/**
 * Decodes percent-encoding; undefined where there is none: `#100%` would throw.
 * @example decodePercent("%C3%BC") -> "ü"
 */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
