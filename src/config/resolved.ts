import type { ResolvedSite } from "./types";

/**
 * The site config that the site and its build read: validated, with every
 * default. The build resolves src/config/site.ts and hands webpack the result
 * as data (src/node/webpack/defineSiteConfig.ts): browsers load neither zod
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
 * `baseUrl` without its last slash; empty in develop, where Gatsby knows of
 * none. In scripts it is a constant: where it is empty, they lose what follows.
 */
export const basePath = (): string =>
  process.env.SITE_BASE_PATH ??
  (process.env.NODE_ENV === "development"
    ? ""
    : siteConfig.baseUrl.slice(0, -1));

/**
 * The address of something on this site, as browsers ask for it; other
 * addresses stay as they are. Gatsby's links and pictures need no such help.
 * @example withBaseUrl("/about") -> "/project/about"
 */
export const withBaseUrl = (address: string): string =>
  basePath() && /^\/(?!\/)/.test(address) ? basePath() + address : address;

/**
 * The path that config, content and routes know an address by.
 * @example stripBaseUrl("/project/about") -> "/about"
 */
export function stripBaseUrl(address: string): string {
  const base = basePath();
  return base && `${address}/`.startsWith(`${base}/`)
    ? address.slice(base.length) || "/"
    : address;
}

/**
 * The address of something on this site, as other sites must write it; addresses elsewhere stay as they are.
 * @example absoluteUrl("/de/about") -> "https://www.example.com/de/about"
 */
export function absoluteUrl(path: string): string {
  return new URL(withBaseUrl(path), siteConfig.url).href;
}

/** Whether readers can search: where the bar has a search box. */
export const hasSearch = ({ navbar }: Pick<ResolvedSite, "navbar">): boolean =>
  navbar.items.some(({ type }) => type === "search");

/**
 * True in `gatsby develop` and in a preview build (`npm run build:preview`):
 * drafts and scheduled posts are shown, marked, and search engines kept out.
 */
export const isPreview =
  process.env.GATSBY_SITE_PREVIEW === "true" ||
  process.env.NODE_ENV === "development";
