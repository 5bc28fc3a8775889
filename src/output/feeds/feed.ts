import { makeAbsolute } from "../../config/baseUrl";
import {
  addLocale,
  findLanguageTag,
  localizeText,
  pickText,
} from "../../config/i18n";
import { feedPath } from "../../config/publicFiles";
import type { FeedFormat } from "../../config/publicFiles";
import type { ResolvedSite } from "../../config/types";
import { removeControls } from "../../lib/escape";
import { getDay } from "../../lib/zonedTime";
import type { FeedPost } from "./posts";

/** A feed as all formats describe it; texts are plain, addresses absolute, times ISO instants. */
export type Feed = ReturnType<typeof createFeed>;
export type FeedItem = ReturnType<typeof createItem>;

/** Returns the path of the page that lists a locale's posts. */
const blogPath = ({ i18n }: ResolvedSite, locale: string): string =>
  addLocale(i18n, locale, "/blog");

/** Returns the path of a locale's feed in a format. */
export const blogFeedPath = (
  config: ResolvedSite,
  locale: string,
  format: FeedFormat,
): string => feedPath(blogPath(config, locale), format);

/**
 * Creates the feed of a locale's blog, which all formats are written from. It
 * depends only on content and config, so the same site always has the same feed.
 */
export function createFeed(
  config: ResolvedSite,
  locale: string,
  posts: readonly FeedPost[],
) {
  const { i18n, title, blog, image } = config;
  const owner = localizeText(i18n, title, locale);
  const items = posts.map((post) => createItem(config, post));
  const changes = items.map(({ published, updated }) => updated ?? published);
  return {
    title: `${owner}: ${localizeText(i18n, blog.title, locale)}`,
    description: localizeText(i18n, blog.description, locale),
    language: findLanguageTag(i18n, locale),
    /** The page that lists the posts. */
    pageUrl: makeAbsolute(config, blogPath(config, locale)),
    urls: {
      rss: makeAbsolute(config, blogFeedPath(config, locale, "rss")),
      atom: makeAbsolute(config, blogFeedPath(config, locale, "atom")),
    },
    owner: { name: owner, url: makeAbsolute(config, "/") },
    /** The last change; undefined without posts. */
    updated: changes.sort().at(-1),
    copyright: formatCopyright(config, locale, posts[0]?.date.slice(0, 4)),
    icon: makeAbsolute(config, config.favicon),
    image: image && makeAbsolute(config, pickText(i18n, image, locale)),
    items,
  };
}

/** Fills `{year}` with the year of the newest post; without posts there is no such line. */
function formatCopyright(config: ResolvedSite, locale: string, year?: string) {
  const { copyright } = config.footer;
  if (copyright === undefined) return undefined;
  const text = localizeText(config.i18n, copyright, locale);
  if (year !== undefined) return text.replaceAll("{year}", year);
  return text.includes("{year}") ? undefined : text;
}

function createItem(config: ResolvedSite, post: FeedPost) {
  const { publishedAt, updatedAt } = post;
  return {
    /** The post's page. */
    url: makeAbsolute(config, post.path),
    /** The first address that it had: readers show a post with another id again. */
    id: makeAbsolute(config, post.aliases[0] ?? post.path),
    title: post.title,
    description: post.description,
    published: toFeedTime(publishedAt, config.timeZone),
    updated: updatedAt ? toFeedTime(updatedAt, config.timeZone) : undefined,
    authors: post.authors.map(({ name, url, email, path }) => ({
      name,
      url: url ?? (path === null ? undefined : makeAbsolute(config, path)),
      email: email ?? undefined,
    })),
    tags: post.tags,
    /** The post and the config, from which renderPost makes the content. */
    post,
    config,
  };
}

/**
 * Moves an instant whose day has not begun in GMT, which RSS shows, to its
 * beginning there. A date without a time is stored as the start of that day in
 * the site's time zone; in Berlin that is 22:00 or 23:00 GMT of the day before.
 * Posts of one day keep their order.
 * @example toFeedTime("2026-03-13T23:00:00.000Z", "Europe/Berlin") ->
 * "2026-03-14T00:00:00.000Z"
 */
export function toFeedTime(instant: string, timeZone: string): string {
  const start = `${getDay(new Date(instant), timeZone)}T00:00:00.000Z`;
  return instant < start ? start : instant;
}

/** Removes what XML forbids from all texts of a value. */
export const cleanTexts = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === "string" ? removeControls(part) : part,
    ),
  ) as T;
