import type { FeedFacts } from "./feedFacts";
import type { FeedItem, ItemAuthor } from "./feedItem";

/** Extensions of the `feed` package are put into the feed by name, whatever they hold. */
type Anything = Record<string, unknown>;
const extension = (name: string, value: unknown) => ({
  name,
  objects: value as Anything,
});

const author = ({ name, url }: ItemAuthor) => ({ name, url });

/**
 * The feed as JSON Feed. The package writes version 1; what version 1.1 added
 * (languages, several authors) comes as extensions.
 */
export async function jsonFeed(
  facts: FeedFacts,
  items: readonly FeedItem[],
): Promise<string> {
  const { Feed } = await import("feed");
  const { title, description, language, pageUrl, selfUrl, owner } = facts;
  const feed = new Feed({
    title,
    description,
    link: pageUrl,
    feedLinks: { json: selfUrl("json") },
    image: facts.icon,
  });
  feed.addExtension(extension("version", "https://jsonfeed.org/version/1.1"));
  feed.addExtension(extension("favicon", facts.icon));
  feed.addExtension(extension("language", language));
  feed.addExtension(extension("authors", [owner]));
  for (const item of items) {
    feed.addItem({
      id: item.url,
      link: item.url,
      title: item.title,
      description: item.description,
      content: item.html,
      image: item.image,
      published: new Date(item.published),
      date: new Date(item.updated ?? item.published),
      category: item.tags.map(({ label }) => ({ name: label })),
      extensions: [
        extension("language", language),
        ...(item.authors.length > 0
          ? [extension("authors", item.authors.map(author))]
          : []),
      ],
    });
  }
  return feed.json1();
}
