import { asHtml } from "./asHtml";
import type { FeedFacts } from "./feedFacts";
import type { FeedItem } from "./feedItem";

/** Cannot occur in a text, for `xmlText` drops it. */
const lessThan = "\u0001";

/** The `feed` package escapes & and " in attributes, but not <. */
const attribute = (text: string) => text.replaceAll("<", lessThan);

/** Atom demands a date; without posts it is one that says so, and stays. */
const never = "1970-01-01T00:00:00.000Z";

/** The feed as Atom, with what the package leaves out: its language. */
export async function atomFeed(
  facts: FeedFacts,
  items: readonly FeedItem[],
): Promise<string> {
  const { Feed } = await import("feed");
  const { owner, selfUrl } = facts;
  const feed = new Feed({
    id: selfUrl("atom"),
    title: facts.title,
    description: facts.description,
    link: facts.pageUrl,
    feedLinks: { atom: selfUrl("atom") },
    updated: new Date(facts.updated ?? never),
    generator: "Gatsby",
    author: { name: owner.name, link: owner.url },
    copyright: facts.copyright,
    favicon: facts.icon,
    image: facts.image,
  });
  for (const item of items) {
    feed.addItem({
      id: item.url,
      link: item.url,
      title: asHtml(item.title),
      description: asHtml(item.description),
      content: item.html,
      published: new Date(item.published),
      date: new Date(item.updated ?? item.published),
      author: item.authors.map(({ name, url, email }) => ({
        name,
        email,
        link: url,
      })),
      category: item.tags.map(({ key, label }) => ({
        term: attribute(key),
        name: attribute(label),
      })),
    });
  }
  return feed
    .atom1()
    .replaceAll(lessThan, "&lt;")
    .replace("<feed ", `<feed xml:lang="${facts.language}" `);
}
