import { addLocale } from "../../config/i18n";
import { localize, pickLocale } from "../../config/localize";
import { feedPath } from "../../config/publicFiles";
import { absoluteUrl, basePath } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { getDay, getInstant } from "../../lib/zonedTime";
import { findImage } from "./posts";
import type { FeedPost } from "./posts";

/** A feed as all formats describe it; texts are plain, addresses absolute, times ISO instants. */
export type Feed = ReturnType<typeof createFeed>;
export type FeedItem = ReturnType<typeof createItem>;

/** Returns the path of the page that lists a locale's posts; its feeds are below it. */
export const blogPath = (site: ResolvedSite, locale: string): string =>
  addLocale(site.i18n, locale, "/blog");

/**
 * Creates the feed of a locale's blog, which all formats are written from. It
 * depends only on content and config, so the same site always has the same feed.
 */
export function createFeed(
  site: ResolvedSite,
  locale: string,
  posts: readonly FeedPost[],
) {
  const path = blogPath(site, locale);
  const owner = localize(site.title, locale);
  const items = posts.map((post) => createItem(site, post));
  const changes = items.map(({ published, updated }) => updated ?? published);
  return {
    title: `${owner}: ${localize(site.blog.title, locale)}`,
    description: localize(site.blog.description, locale),
    language: site.i18n.locales[locale]?.htmlLang ?? locale,
    /** The page that lists the posts. */
    pageUrl: absoluteUrl(path),
    urls: {
      rss: absoluteUrl(feedPath(path, "rss")),
      atom: absoluteUrl(feedPath(path, "atom")),
    },
    owner: { name: owner, url: site.url + basePath() },
    /** The last change; undefined without posts. */
    updated: changes.sort().at(-1),
    copyright: formatCopyright(site, locale, items[0]?.day.slice(0, 4)),
    icon: absoluteUrl(site.favicon),
    image: site.image && absoluteUrl(pickLocale(site.image, locale)),
    items,
  };
}

/** Fills `{year}` with the year of the newest post; without posts there is no such line. */
function formatCopyright(site: ResolvedSite, locale: string, year?: string) {
  const { copyright } = site.footer;
  if (copyright === undefined) return undefined;
  const text = localize(copyright, locale);
  if (year !== undefined) return text.replaceAll("{year}", year);
  return text.includes("{year}") ? undefined : text;
}

function createItem(site: ResolvedSite, post: FeedPost) {
  const url = absoluteUrl(post.path);
  const { publishedAt, updatedAt, cover } = post;
  return {
    /** The post's page, which is also its id. */
    url,
    title: removeForbidden(post.title),
    description: removeForbidden(post.description),
    /** Day of publication in the site's time zone. */
    day: post.date,
    published: toFeedTime(publishedAt, site.timeZone),
    updated: updatedAt ? toFeedTime(updatedAt, site.timeZone) : undefined,
    authors: post.authors.map(({ name, url, email, path }) => ({
      name,
      url: url ?? (path === null ? undefined : absoluteUrl(path)),
      email: email ?? undefined,
    })),
    tags: post.tags,
    image: cover ? findImage(cover, url)?.src : undefined,
    post,
  };
}

/**
 * Moves an instant to the first instant of the same day in GMT. A date without
 * a time is stored as the start of that day in the site's time zone; in Berlin
 * that is 22:00 or 23:00 GMT of the day before, and RSS shows GMT.
 * @example toFeedTime("2026-03-13T23:00:00.000Z", "Europe/Berlin") ->
 * "2026-03-14T00:00:00.000Z"
 */
export function toFeedTime(instant: string, timeZone: string): string {
  const day = getDay(new Date(instant), timeZone);
  const midnight = getInstant(`${day}T00:00:00`, timeZone).toISOString();
  return instant === midnight ? `${day}T00:00:00.000Z` : instant;
}

/** Characters that XML and HTML forbid, such as an escape code pasted from a terminal. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

export const removeForbidden = (text: string): string =>
  text.replace(forbidden, "");
