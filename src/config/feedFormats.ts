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
