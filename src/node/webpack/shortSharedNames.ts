type CacheGroup = { name?: unknown };
type Name = (...of: unknown[]) => string;

/**
 * Shortens the names of scripts that some templates share: every page names
 * them, and Gatsby's 40 hexadecimal digits do not compress.
 */
export function shortSharedNames(
  cacheGroups: Record<string, CacheGroup | false> = {},
): void {
  const { shared } = cacheGroups;
  if (!shared || typeof shared.name !== "function") {
    throw new Error("Gatsby has no group of chunks for what templates share.");
  }
  const name = shared.name as Name;
  shared.name = (...of: unknown[]) => name(...of).slice(0, 8);
}
