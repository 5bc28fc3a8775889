import type { ResolvedSite } from "./types";

/**
 * True in `gatsby develop` and preview builds (`npm run build:preview`), which
 * show and mark drafts and scheduled posts and keep search engines out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";

type Base = Pick<ResolvedSite, "baseUrl">;

/**
 * Returns `baseUrl` without trailing slash; empty in develop, where Gatsby has
 * no prefix.
 */
export const findBasePath = ({ baseUrl }: Base): string =>
  process.env.SITE_BASE_PATH ??
  (process.env.NODE_ENV === "development" ? "" : baseUrl.slice(0, -1));

/**
 * Adds the base path to an address of the site; other addresses stay.
 * @example addBasePath({ baseUrl: "/project/" }, "/about") -> "/project/about"
 */
export const addBasePath = (site: Base, address: string): string =>
  /^\/(?!\/)/.test(address) ? findBasePath(site) + address : address;

/**
 * Removes the base path: returns the path that config, content and routes use.
 * @example removeBasePath({ baseUrl: "/project/" }, "/project/about") -> "/about"
 */
export function removeBasePath(site: Base, address: string): string {
  const base = findBasePath(site);
  return base && `${address}/`.startsWith(`${base}/`)
    ? address.slice(base.length) || "/"
    : address;
}

/**
 * Makes an address of the site absolute; other addresses stay.
 * @example makeAbsolute(site, "/de/about") -> "https://www.example.com/de/about"
 */
export const makeAbsolute = (
  site: Pick<ResolvedSite, "baseUrl" | "url">,
  path: string,
): string => new URL(addBasePath(site, path), site.url).href;
