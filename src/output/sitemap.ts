import { Readable } from "node:stream";
import { ErrorLevel, SitemapStream, streamToPromise } from "sitemap";
import { absoluteUrl } from "../config/resolved";
import { createHreflangLinks } from "../config/hreflang";
import { isForSearch, findTranslation } from "../lib/routeContext";
import type { Alternate } from "../lib/routeContext";
import { memoize } from "../lib/memoize";
import type { Route } from "../site/routes/route";

export type SitemapEntry = ReturnType<typeof createEntry>;

export type SitemapInput = {
  routes: readonly Pick<Route, "path" | "template" | "context">[];
  entries: readonly {
    id: string;
    locale: string;
    isListed: boolean;
    /** ISO instant; null or missing if unknown, as for pages without git. */
    publishedAt?: string | null;
    updatedAt?: string | null;
  }[];
};

// ISO instants in UTC sort as text.
const findNewest = (instants: readonly (string | undefined)[]) =>
  instants
    .filter((instant) => instant !== undefined)
    .sort()
    .at(-1);

/**
 * Lists every page that search engines may index, sorted by address. A list
 * changes with its posts; screens whose changes nobody records have no date.
 */
export function listSitemapEntries({
  routes,
  entries,
}: SitemapInput): SitemapEntry[] {
  const changes = new Map(
    entries.map(({ id, publishedAt, updatedAt }) => [
      id,
      updatedAt ?? publishedAt ?? undefined,
    ]),
  );
  const findNewestPost = memoize((locale: string) => {
    const posts = entries.filter(
      (entry) => entry.locale === locale && entry.isListed && entry.publishedAt,
    );
    return findNewest(posts.map(({ id }) => changes.get(id)));
  });
  const findLastmod = ({ template, context }: (typeof routes)[number]) => {
    const { id = "", ids, locale } = context;
    if (ids) return findNewest(ids.map((postId) => changes.get(postId)));
    if (template === "Archive") return findNewestPost(locale);
    const change = changes.get(id);
    // The start page shows the newest posts, but its own text may be newer.
    return change && template === "Home"
      ? findNewest([change, findNewestPost(locale)])
      : change;
  };
  return routes
    .filter(isIndexed)
    .map((route) =>
      createEntry(route.path, route.context.alternates, findLastmod(route)),
    )
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** One address in the sitemap, with its translations; `lastmod` is the ISO instant of the last change, if known. */
export const createEntry = (
  path: string,
  alternates: readonly Alternate[],
  lastmod?: string,
) => ({
  url: absoluteUrl(path),
  ...(lastmod && { lastmod }),
  links: createHreflangLinks(alternates).map(({ lang, path: to }) => ({
    lang,
    url: absoluteUrl(to),
  })),
});

/** Excludes not-found pages, fallbacks, unlisted entries and copies. */
function isIndexed({ context }: Pick<Route, "context">): boolean {
  const own = findTranslation(context.alternates, context.locale);
  return !context.isNotFound && (!own || isForSearch(own));
}

export async function createSitemap(
  entries: readonly SitemapEntry[],
): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return xml.toString();
}
