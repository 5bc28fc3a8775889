import type { ResolvedSite } from "./types";

type Base = Pick<ResolvedSite, "baseUrl">;

/**
 * Finds `baseUrl` without its trailing slash; empty in develop, where Gatsby has
 * no prefix. Bundlers inline it as a constant and drop code behind an empty one.
 */
export const findBasePath = ({ baseUrl }: Base): string =>
  process.env.SITE_BASE_PATH ??
  (process.env.NODE_ENV === "development" ? "" : baseUrl.slice(0, -1));

/**
 * Adds the base path to an address of the site; other addresses stay. Gatsby's
 * links and pictures do this themselves.
 * @example addBasePath(config, "/about") -> "/project/about"
 */
export function addBasePath(config: Base, address: string): string {
  const base = findBasePath(config);
  return base && /^\/(?!\/)/.test(address) ? base + address : address;
}

/**
 * Makes an address of the site absolute; other addresses stay.
 * @example makeAbsolute(config, "/de/about") -> "https://www.example.com/de/about"
 */
export const makeAbsolute = (
  config: Base & Pick<ResolvedSite, "url">,
  address: string,
): string => new URL(addBasePath(config, address), config.url).href;

/**
 * Formats the address of the site for readers, as its owner wrote it: a URL has
 * "xn--mnchen-3ya" in the place of "münchen".
 * @example formatSiteAddress(config) -> "www.example.com/project"
 */
export const formatSiteAddress = (
  config: Base & Pick<ResolvedSite, "url">,
): string => config.url.replace(/^https?:\/\//i, "") + findBasePath(config);

/**
 * Removes the base path: returns the path that config, content and routes use.
 * @example removeBasePath(config, "/project/about") -> "/about"
 */
export function removeBasePath(config: Base, address: string): string {
  const base = findBasePath(config);
  return base && `${address}/`.startsWith(`${base}/`)
    ? address.slice(base.length) || "/"
    : address;
}
