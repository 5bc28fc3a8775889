import { addBasePath, findBasePath, makeAbsolute } from "./baseUrl";
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

/** The base path of the site, such as "/project"; empty at the root of its host. */
export const basePath = (): string => findBasePath(siteConfig);

/** Adds the base path to an address of this site; other addresses stay. */
export const withBaseUrl = (address: string): string =>
  addBasePath(siteConfig, address);

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

/** Makes an address of this site absolute; other addresses stay. */
export const absoluteUrl = (path: string): string =>
  makeAbsolute(siteConfig, path);

/**
 * True in `gatsby develop` and preview builds (`npm run build:preview`), which
 * show and mark drafts and scheduled posts and keep search engines out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";
