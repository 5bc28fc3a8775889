/** True for code that Gatsby has to parse: with queries, its pictures and slices, or exports for it. */
const isReadByGatsby = (code: string): boolean =>
  /\bgraphql\b|gatsby-plugin-image|\bSlice\b/.test(code) ||
  /\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/.test(code);

/**
 * Returns the code that Gatsby searches for queries. It would parse every module
 * with a word such as "config".
 */
export const sourceForGatsby = (code: string): string | undefined =>
  isReadByGatsby(code) ? undefined : ";";
