import { addLocale } from "./i18n";
import type { I18n } from "./i18n";
import type { ResolvedSite } from "./types";

/** The number of posts in a feed, the newest ones. */
export const feedLimit = 20;

/** The formats of feeds, in the order in which pages link to them. */
export const feedFormats = {
  rss: { name: "RSS", file: "rss.xml", type: "application/rss+xml" },
  atom: { name: "Atom", file: "atom.xml", type: "application/atom+xml" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/**
 * Returns the path of the feed of a page.
 * @example feedPath("/de/blog", "atom") -> "/de/blog/atom.xml"
 */
export const feedPath = (page: string, format: FeedFormat): string =>
  `${page}/${feedFormats[format].file}`;

/** Returns the path of a locale's manifest. */
export const manifestPath = (i18n: I18n, locale: string): string =>
  addLocale(i18n, locale, "/site.webmanifest");

/** The icon of iOS, which requests this path even without a link. */
export const touchIcon = "/apple-touch-icon.png";

/** Returns the path below `static/` of the picture that icons are made of; undefined without one. */
export const iconSource = ({
  favicon,
}: Pick<ResolvedSite, "favicon">): string | undefined =>
  /^\/.*\.(?:svg|png|webp|jpe?g|avif)$/i.test(favicon) ? favicon : undefined;

/** True for a site whose navbar has a search, which needs an index. */
export const hasSearch = ({ navbar }: Pick<ResolvedSite, "navbar">): boolean =>
  navbar.items.some(({ type }) => type === "search");
