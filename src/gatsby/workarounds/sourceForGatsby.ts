/** True for code that Gatsby has to parse: with queries, slices, or exports for it. */
const isReadByGatsby = (code: string): boolean =>
  /\bgraphql\)?\s*`|[<(]Slice\b/.test(code) ||
  /\bexport\b[^;=(]*\b(?:Head|config|getServerData)\b/.test(code);

/**
 * Returns the code that Gatsby searches for queries. It would parse every module
 * with a word such as "config", and those of its plugins.
 */
export const sourceForGatsby = (code: string): string | undefined =>
  isReadByGatsby(code) ? undefined : ";";
