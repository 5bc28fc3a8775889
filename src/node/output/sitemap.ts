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
  /** The ISO instant of the last change, if known. */
  lastmod?: string;
  /** The translations of the page, including itself. */
  links: { lang: string; url: string }[];
};

/** The dates of an entry. */
export type Dated = {
  id: string;
  locale: string;
  isListed: boolean;
  /** ISO instant; null or missing if unknown, as for pages without git. */
  publishedAt?: string | null;
  updatedAt?: string | null;
};

export type SitemapInput = {
  routes: readonly Pick<Route, "path" | "template" | "context">[];
  entries: readonly Dated[];
};

const getLastChange = ({ publishedAt, updatedAt }: Dated) =>
  updatedAt ?? publishedAt ?? undefined;

// ISO instants in UTC sort as text.
const findNewest = (days: Iterable<string | undefined>) =>
  [...days]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/**
 * Lists every page that search engines may index, sorted by address. A list
 * changes with its posts; screens whose changes nobody records have no date.
 */
export function listSitemapEntries(input: SitemapInput): SitemapEntry[] {
  const { routes, entries } = input;
  const changes = new Map(
    entries.map((entry) => [entry.id, getLastChange(entry)]),
  );
  const newestByLocale = new Map<string, string | undefined>();
  const posts = entries.filter(
    ({ isListed, publishedAt }) => isListed && publishedAt,
  );
  for (const post of posts) {
    const { locale } = post;
    newestByLocale.set(
      locale,
      findNewest([newestByLocale.get(locale), getLastChange(post)]),
    );
  }
  const findLastmod = ({
    template,
    context,
  }: SitemapInput["routes"][number]) => {
    const { id, ids, locale } = context;
    if (ids) return findNewest(ids.map((postId) => changes.get(postId)));
    if (template === "Archive") return newestByLocale.get(locale);
    const ownChange = id === undefined ? undefined : changes.get(id);
    // The start page shows the newest posts, but its own text may be newer.
    return ownChange && template === "Home"
      ? findNewest([ownChange, newestByLocale.get(locale)])
      : ownChange;
  };
  return routes
    .filter(isIndexed)
    .map((route) =>
      createEntry(route.path, route.context.alternates, findLastmod(route)),
    )
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

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
