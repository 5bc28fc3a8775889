type Finish = {
  /** Address of the style sheet, from the site's root. */
  styleSheet: string;
  /** What a browser shows, as XHTML. */
  page: string;
  /** Instant of the newest change, ISO. */
  updated?: string;
};

const declaration = /^<\?xml[^>]*\?>\s*/;
const opening = /<channel>|<feed [^>]*>/;
const buildDate = /<lastBuildDate>[^<]*<\/lastBuildDate>/;

/**
 * Gives a feed what its package can't: the page for browsers, and a date that
 * tells when the content changed, not when it was built.
 */
export function finishXml(
  xml: string,
  { styleSheet, page, updated }: Finish,
): string {
  const instruction = `<?xml-stylesheet type="text/css" href="${styleSheet}"?>`;
  const date = updated
    ? `<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>`
    : "";
  return xml
    .replace(declaration, (found) => `${found.trim()}\n${instruction}\n`)
    .replace(opening, (found) => `${found}${page}`)
    .replace(buildDate, () => date);
}
