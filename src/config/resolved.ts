import type { ResolvedSite } from "./types";

/**
 * The site config that the site and its build read: validated, with every
 * default. The build resolves src/config/site.ts and hands webpack the result
 * as data (src/gatsby/webpack/defineSiteConfig.ts): browsers load neither zod
 * nor the schema.
 */
export const siteConfig: ResolvedSite = process.env.SITE_CONFIG
  ? (JSON.parse(process.env.SITE_CONFIG) as ResolvedSite)
  : // webpack drops this branch; an import would stay.
    /* eslint-disable @typescript-eslint/no-require-imports */
    (require("./resolveSite") as typeof import("./resolveSite")).resolveSite(
      (require("./site") as typeof import("./site")).site,
    );

/**
 * Returns `baseUrl` without trailing slash; empty in develop, where Gatsby has
 * no prefix. Bundlers inline it as a constant and drop code behind an empty
 * one.
 */
export const basePath = (): string =>
  process.env.SITE_BASE_PATH ??
  (process.env.NODE_ENV === "development"
    ? ""
    : siteConfig.baseUrl.slice(0, -1));

/**
 * Adds the base path to an address of this site; other addresses stay. Gatsby's
 * links and pictures do this themselves.
 * @example withBaseUrl("/about") -> "/project/about"
 */
export const withBaseUrl = (address: string): string =>
  basePath() && /^\/(?!\/)/.test(address) ? basePath() + address : address;

/**
 * Removes the base path: returns the path that config, content and routes use.
 * @example stripBaseUrl("/project/about") -> "/about"
 */
export function stripBaseUrl(address: string): string {
  const base = basePath();
  return base && `${address}/`.startsWith(`${base}/`)
    ? address.slice(base.length) || "/"
    : address;
}

/**
 * Makes an address of this site absolute; other addresses stay.
 * @example absoluteUrl("/de/about") -> "https://www.example.com/de/about"
 */
export function absoluteUrl(path: string): string {
  return new URL(withBaseUrl(path), siteConfig.url).href;
}

/**
 * True in `gatsby develop` and preview builds (`npm run build:preview`), which
 * show and mark drafts and scheduled posts and keep search engines out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";
