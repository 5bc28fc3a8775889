/**
 * Tells whether Gatsby has anything to read in a module's code: queries, its
 * own pictures and slices, and what pages export for it.
 */
export const gatsbyReads = (code: string): boolean =>
  /\bgraphql\b|gatsby-plugin-image|\bSlice\b/.test(code) ||
  /\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/.test(code);
