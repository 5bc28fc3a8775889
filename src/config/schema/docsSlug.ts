/** What the path of a page of documentation may be, below its version's start or its folder. */
export const docsSlug =
  /^(?:\/|\/?[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)$/;

/** The same, as messages print it. */
export const docsSlugRule =
  "letters without accents, digits, dots, hyphens and underscores, between single slashes";
