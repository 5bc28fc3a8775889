import { localePath } from "./locales";
import type { ResolvedSite } from "./types";

/** How a blog can be subscribed to, in the order in which pages name them. */
export const feedFormats = {
  rss: { name: "RSS", file: "rss.xml", type: "application/rss+xml" },
  atom: { name: "Atom", file: "atom.xml", type: "application/atom+xml" },
  json: { name: "JSON", file: "feed.json", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/**
 * The path of a page's feed.
 * @example feedPath("/de/blog", "atom") -> "/de/blog/atom.xml"
 */
export const feedPath = (page: string, format: FeedFormat): string =>
  `${page}/${feedFormats[format].file}`;

/** Path of a locale's web app manifest. */
export const manifestPath = (locale: string): string =>
  localePath(locale, "/site.webmanifest");

/** The icon of iOS, which looks for it here even without a link. */
export const touchIcon = "/apple-touch-icon.png";

/** The owner's picture that icons are made of, a path below `static/`; undefined where none can be made. */
export function iconSource({
  manifest,
  favicon,
}: Pick<ResolvedSite, "manifest" | "favicon">): string | undefined {
  const source = manifest?.icon ?? favicon;
  return /^\/.*\.(?:svg|png|webp|jpe?g|avif)$/i.test(source)
    ? source
    : undefined;
}
