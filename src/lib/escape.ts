const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/**
 * Writes a text so that HTML shows it as it is, in attributes as well.
 * @example escapeHtml('a < "b"') -> "a &lt; &quot;b&quot;"
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/**
 * Writes a value as a script, or JSON, that nothing in it can end: HTML looks
 * for `</script>` even in a string.
 *
 * @param keep What to write in place of a value, as `JSON.stringify` takes it.
 * @example inScript("</script>") -> '"\\u003c/script>"'
 */
export const inScript = (
  value: unknown,
  keep?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, keep).replaceAll("<", "\\u003c");
