/**
 * Writes a plain text as HTML, for elements that are read as HTML.
 * @example asHtml("a < b") -> "a &lt; b"
 */
export const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
