import { Readable } from "node:stream";
import { ErrorLevel, SitemapStream, streamToPromise } from "sitemap";
import { absoluteUrl } from "../../config/resolved";
import { createHreflangLinks } from "../../config/hreflang";
import { isForSearch, findTranslation } from "../../lib/routeContext";
import type { Alternate } from "../../lib/routeContext";
import type { Route } from "../routes/route";

/** One address in the sitemap. */
export type SitemapEntry = {
  url: string;
  /** ISO instant of the last change, where it is known. */
  lastmod?: string;
  /** The same page in other languages, its own included. */
  links: { lang: string; url: string }[];
};

/** When an entry changed. */
export type Dated = {
  id: string;
  locale: string;
  /** Whether lists show it. */
  isListed: boolean;
  /** ISO instant; null or missing where it is not known, as for pages without git. */
  publishedAt?: string | null;
  updatedAt?: string | null;
};

export type SitemapInput = {
  routes: readonly Pick<Route, "path" | "template" | "context">[];
  entries: readonly Dated[];
};

const changeOf = ({ publishedAt, updatedAt }: Dated) =>
  updatedAt ?? publishedAt ?? undefined;

// ISO instants in UTC sort like text.
const newest = (days: Iterable<string | undefined>) =>
  [...days]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/**
 * Every page that search engines may list, sorted by address. A list changes
 * with its posts; what changes at times that nobody keeps has no date at all.
 */
export function sitemapEntries(input: SitemapInput): SitemapEntry[] {
  const { routes, entries } = input;
  const changes = new Map(entries.map((entry) => [entry.id, changeOf(entry)]));
  const newestIn = new Map<string, string | undefined>();
  const posts = entries.filter(
    ({ isListed, publishedAt }) => isListed && publishedAt,
  );
  for (const post of posts) {
    const { locale } = post;
    newestIn.set(locale, newest([newestIn.get(locale), changeOf(post)]));
  }
  const lastmodOf = ({ template, context }: SitemapInput["routes"][number]) => {
    const { id, ids, locale } = context;
    if (ids) return newest(ids.map((one) => changes.get(one)));
    if (template === "Archive") return newestIn.get(locale);
    const own = id === undefined ? undefined : changes.get(id);
    // The start page shows the newest posts, but its own text may be newer still.
    return own && template === "Home"
      ? newest([own, newestIn.get(locale)])
      : own;
  };
  return routes
    .filter(hasPlace)
    .map((route) =>
      createEntry(route.path, route.context.alternates, lastmodOf(route)),
    )
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** One address, with its translations. */
export const createEntry = (
  path: string,
  alternates: readonly Alternate[],
  lastmod?: string,
): SitemapEntry => ({
  url: absoluteUrl(path),
  ...(lastmod && { lastmod }),
  links: createHreflangLinks(alternates).map(({ lang, path: to }) => ({
    lang,
    url: absoluteUrl(to),
  })),
});

/** Not-found pages, fallbacks, unlisted posts and copies have no place in search results. */
function hasPlace({ context }: Pick<Route, "context">): boolean {
  const own = findTranslation(context.alternates, context.locale);
  return !context.isNotFound && (!own || isForSearch(own));
}

/** The sitemap's XML. */
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
