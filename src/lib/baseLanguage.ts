/**
 * A language without country and script.
 * @example baseLanguage("de-DE") -> "de"
 */
export const baseLanguage = (tag: string): string => tag.replace(/-.*/, "");
