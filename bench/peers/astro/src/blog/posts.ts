import { type CollectionEntry, getCollection } from "astro:content";
import { type Locale, locales } from "./locales";

export type Post = CollectionEntry<"blog">;

const sorted = new Map<Locale, Promise<Post[]>>();

/** A locale's posts, newest first; read and sorted once per build. */
export function getPosts(locale: Locale): Promise<Post[]> {
  const known = sorted.get(locale);
  if (known) return known;
  const posts = readPosts(locale);
  sorted.set(locale, posts);
  return posts;
}

async function readPosts(locale: Locale): Promise<Post[]> {
  const posts = await getCollection("blog", ({ id }) =>
    id.startsWith(`${locale}/`),
  );
  return posts.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** The last part of a post's address: its file's name without the date. */
export function slugOf(post: Post): string {
  return post.id.replace(/^\w+\/\d{4}-\d{2}-\d{2}-/, "");
}

export function pathOf(post: Post, locale: Locale): string {
  return `${locales[locale].root}/blog/${slugOf(post)}`;
}

/** Reading time at 200 words a minute, over the source text. */
export function minutesOf(post: Post): number {
  return Math.max(1, Math.round((post.body ?? "").split(/\s+/).length / 200));
}
