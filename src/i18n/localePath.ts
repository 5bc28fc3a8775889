/**
 * Puts a path that is written for the default locale under a locale's own path.
 * @example localePath("/blog", "/de") -> "/de/blog"
 * @example localePath("/", "/de") -> "/de"
 */
export function localePath(path: string, localeRoot: string): string {
  if (localeRoot === "/") return path;
  return path === "/" ? localeRoot : localeRoot + path;
}
