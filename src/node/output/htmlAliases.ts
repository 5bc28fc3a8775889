/**
 * The file that also answers for a page, without its folder: `about.html` for
 * `about/index.html`. With both, `/about`, `/about/`, `/about.html` and
 * `/about/index.html` show the page on any static host, and none redirects.
 * @example htmlAlias("/de/about") -> { page: "de/about/index.html", alias: "de/about.html" }
 */
export function htmlAlias(
  path: string,
): { page: string; alias: string } | null {
  const name = path.replace(/^\/|\/$/g, "");
  // The start page is index.html already, and Gatsby writes /404.html itself.
  if (name === "" || name.endsWith(".html")) return null;
  return { page: `${name}/index.html`, alias: `${name}.html` };
}
