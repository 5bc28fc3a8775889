import type { Feed } from "./feed";

/** Writes a feed as JSON Feed 1.1. */
export function writeJson(feed: Feed, contents: readonly string[]): string {
  const { title, description, language, pageUrl, urls, icon, owner } = feed;
  const items = feed.items.map((item, index) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.description,
    content_html: contents[index],
    image: item.image,
    language,
    date_published: item.published,
    date_modified: item.updated ?? item.published,
    authors:
      item.authors.length > 0
        ? item.authors.map(({ name, url }) => ({ name, url }))
        : undefined,
    tags: item.tags.map(({ label }) => label),
  }));
  const json = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language,
    home_page_url: pageUrl,
    feed_url: urls.json,
    icon,
    favicon: icon,
    authors: [owner],
    items,
  };
  return JSON.stringify(json, null, 2);
}
