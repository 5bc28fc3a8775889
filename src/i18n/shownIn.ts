type Text = { readonly lang: string };

/**
 * Marks what readers don't see who leave out other languages: a text that is
 * not in the page's, and a group of nothing else. src/styles/base.css hides it.
 */
export const shownIn = (
  locale: string,
  ...texts: readonly Text[]
): "all" | undefined =>
  texts.some(({ lang }) => lang === locale) ? undefined : "all";

/** Whether there is anything to leave out. */
export const hasForeign = (locale: string, texts: readonly Text[]): boolean =>
  texts.some(({ lang }) => lang !== locale);
