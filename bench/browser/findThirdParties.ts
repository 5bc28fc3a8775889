/**
 * The other hosts that a page's head connects to or takes stylesheets from,
 * which on a static site means its font provider.
 */
export function findThirdParties(html: string, origin: string): string[] {
  const hosts = (html.match(/<link\s[^>]*>/g) ?? [])
    .filter((tag) =>
      /rel="?(?:preconnect|dns-prefetch|preload|stylesheet)/.test(tag),
    )
    .map((tag) => /href="?(https?:\/\/[^"\s>]+)/.exec(tag)?.[1])
    .filter((address) => address !== undefined)
    .map((address) => new URL(address))
    .filter((url) => url.origin !== origin)
    .map((url) => url.host);
  return [...new Set(hosts)];
}
