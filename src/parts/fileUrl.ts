/** Private characters that stand around the name of a file. */
export const fileMarks = { open: "\uE003", close: "\uE004" };

const isElsewhere = (src: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/**
 * The address of a file that lies beside the text, or in static/ where its path
 * begins with a slash. It is known only when a page's data is made, so this is
 * a placeholder. The part must name the attribute in the registry (`files`).
 */
export const fileUrl = (src: string): string =>
  isElsewhere(src) ? src : fileMarks.open + src + fileMarks.close;
