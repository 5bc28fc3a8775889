import type { ResolvedSite } from "../../config/types";
import type { FeedAuthor, FeedPost } from "./feedPost";
import { postHtml } from "./postHtml";
import { imageSource } from "./renderImage";
import { xmlText } from "./xmlText";

export type ItemAuthor = { name: string; url?: string; email?: string };

/** A post as every format tells it; texts are plain, addresses absolute. */
export type FeedItem = {
  /** The post's own address: neither a new title nor an original elsewhere changes it. */
  url: string;
  title: string;
  description: string;
  /** The whole post as HTML. */
  html: string;
  /** Day of publication, in the site's time zone. */
  day: string;
  /** Instant of publication, ISO. */
  published: string;
  /** Instant of the last change, ISO; undefined if there was none. */
  updated?: string;
  authors: ItemAuthor[];
  tags: { key: string; label: string }[];
  /** Address of the cover. */
  image?: string;
};

/** Makes the item of a post: the one place that decides what feeds say of it. */
export async function feedItem(
  site: ResolvedSite,
  post: FeedPost,
  strings: { wholePost: string },
): Promise<FeedItem> {
  const url = new URL(post.path, site.url).href;
  return {
    url,
    title: xmlText(post.title),
    description: xmlText(post.description),
    html: await postHtml(post, { url, ...strings }),
    day: post.date,
    published: post.publishedAt,
    updated: post.updatedAt ?? undefined,
    authors: post.authors.map((author) => itemAuthor(site, author)),
    tags: post.tags.map(({ key, label }) => ({
      key: xmlText(key),
      label: xmlText(label),
    })),
    image: (post.cover && imageSource(post.cover, url)?.src) ?? undefined,
  };
}

const itemAuthor = (
  site: ResolvedSite,
  { name, url, path, email }: FeedAuthor,
): ItemAuthor => ({
  name: xmlText(name),
  url: url ?? (path === null ? undefined : new URL(path, site.url).href),
  email: email ?? undefined,
});
