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
 * @example inScript("</script>") -> '"\\u003c/script>"'
 */
export const serializeForScript = (
  value: unknown,
  keep?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, keep).replaceAll("<", "\\u003c");
