import xml from "xml";
import type { Feed, FeedItem } from "./feed";

/** The date of a feed without posts: Atom requires one, and it must not change. */
const never = "1970-01-01T00:00:00.000Z";

/** Writes a feed as Atom. */
export function writeAtom(feed: Feed, contents: readonly string[]): string {
  const { title, description, language, urls, pageUrl, owner } = feed;
  const tree = {
    feed: [
      {
        _attr: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
      },
      { title },
      { subtitle: description },
      { id: urls.atom },
      { link: { _attr: { rel: "self", href: urls.atom } } },
      { link: { _attr: { rel: "alternate", href: pageUrl } } },
      { updated: feed.updated ?? never },
      { author: [{ name: owner.name }, { uri: owner.url }] },
      ...optional("rights", feed.copyright),
      { icon: feed.icon },
      ...optional("logo", feed.image),
      { generator: "Gatsby" },
      ...feed.items.map((item, index) =>
        createEntry(item, contents[index] ?? ""),
      ),
    ],
  };
  return xml(tree, { declaration: true });
}

const optional = (name: string, value?: string) =>
  value === undefined ? [] : [{ [name]: value }];

const createEntry = (item: FeedItem, html: string) => ({
  entry: [
    { title: item.title },
    { id: item.url },
    { link: { _attr: { href: item.url } } },
    { published: item.published },
    { updated: item.updated ?? item.published },
    { summary: item.description },
    { content: [{ _attr: { type: "html" } }, html] },
    ...item.authors.map(({ name, url, email }) => ({
      author: [{ name }, ...optional("uri", url), ...optional("email", email)],
    })),
    ...item.tags.map(({ key, label }) => ({
      category: { _attr: { term: key, label } },
    })),
  ],
});
