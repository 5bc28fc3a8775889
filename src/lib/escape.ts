const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/**
 * Escapes a text for HTML content and attributes.
 * @example escapeHtml('a < "b"') -> "a &lt; &quot;b&quot;"
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/**
 * Serializes a value for an inline script or JSON: HTML ends a script at
 * `</script>` even inside a string.
 * @param keep What to write in place of a value, as `JSON.stringify` takes it.
 * @example serializeForScript("</script>") -> '"\\u003c/script>"'
 */
export const serializeForScript = (
  value: unknown,
  keep?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, keep).replaceAll("<", "\\u003c");

/** Matches what XML and HTML forbid, such as an escape code pasted from a terminal, and byte order marks. */
const forbidden =
  /[^\P{Cc}\t\n\r]|\ufeff|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Removes control characters that no page may hold; those that word processors break lines with become spaces. */
export const removeControls = (text: string): string =>
  text.replace(/[\v\f]/g, " ").replace(forbidden, "");
