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
 * The address of something on this site, as other sites must write it; addresses elsewhere stay as they are.
 * @example absoluteUrl("/de/about") -> "https://www.example.com/de/about"
 */
export function absoluteUrl(path: string): string {
  return new URL(path, siteConfig.url).href;
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
