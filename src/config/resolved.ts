import {
  addBasePath,
  findBasePath,
  makeAbsolute,
  removeBasePath,
} from "./environment";
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

/** The site's base path. Bundlers inline it as a constant and drop code behind an empty one. */
export const basePath = (): string =>
  process.env.SITE_BASE_PATH ?? findBasePath(siteConfig);

/** Adds the base path to an address of the site. Gatsby's links and pictures do this themselves. */
export const withBaseUrl = (address: string): string =>
  basePath() ? addBasePath(siteConfig, address) : address;

/** Removes the base path from an address of the site. */
export const stripBaseUrl = (address: string): string =>
  basePath() ? removeBasePath(siteConfig, address) : address;

/** Makes an address of the site absolute; other addresses stay. */
export const absoluteUrl = (path: string): string =>
  makeAbsolute(siteConfig, path);
