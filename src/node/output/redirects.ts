/**
 * Netlify's rules (also read by Cloudflare Pages): an unknown path below a
 * locale shows that locale's not-found page, with the right status.
 * @example redirects(["/", "/de"]) -> "/de/*  /de/404.html  404\n"
 */
export const redirects = (localeRoots: readonly string[]): string =>
  localeRoots
    .filter((root) => root !== "/")
    .map((root) => `${root}/*  ${root}/404.html  404\n`)
    .join("");
