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
