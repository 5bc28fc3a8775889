/** Matches what Gatsby reads from code: queries, its pictures and slices, and exports for it. */
const isRead =
  /\bgraphql\b|gatsby-plugin-image|\bSlice\b|\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/;

/**
 * Returns the code that Gatsby searches for queries. It would parse every module
 * with a word such as "config".
 */
export const sourceForGatsby = (code: string): string | undefined =>
  isRead.test(code) ? undefined : ";";
