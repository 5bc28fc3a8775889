import xml from "xml";
import { makeAbsolute } from "../config/baseUrl";
import { createHreflangLinks } from "../config/hreflang";
import { removeLocale } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { isForSearch, findTranslation } from "../lib/routeContext";
import type { Alternate } from "../lib/routeContext";
import { memoize } from "../lib/memoize";
import type { BaseEntry } from "../site/content/entry";
import { listScreenAlternates } from "../site/routes/alternates";
import type { Route } from "../site/routes/route";
import type { Output } from "./generatedFiles";

/** The part of the loaded site that the sitemap lists. */
export type SitemapSite = {
  config: ResolvedSite;
  routes: readonly Pick<Route, "path" | "template" | "context">[];
  entries: readonly BaseEntry[];
};

/**
 * Writes the sitemap.
 * @param ownPages paths of the pages in src/pages, which have no route
 */
export function writeSitemap(
  { write }: Pick<Output, "write">,
  site: SitemapSite,
  ownPages: readonly string[],
): void {
  const { config } = site;
  const others = ownPages.map((path) =>
    createEntry(
      config,
      path,
      listScreenAlternates(config.i18n, removeLocale(config.i18n, path).path),
    ),
  );
  const entries = [...listSitemapEntries(site), ...others];
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  const urls = entries.map(({ url, lastmod, links }) => ({
    url: [
      { loc: url },
      ...(lastmod ? [{ lastmod }] : []),
      ...links.map(({ lang, url: href }) => ({
        "xhtml:link": { _attr: { rel: "alternate", hreflang: lang, href } },
      })),
    ],
  }));
  write(
    "sitemap.xml",
    xml({ urlset: [{ _attr: namespaces }, ...urls] }, { declaration: true }),
  );
}

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
export function listSitemapEntries({ config, routes, entries }: SitemapSite) {
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
    .map((route) => {
      const { alternates } = route.context;
      return createEntry(config, route.path, alternates, findLastmod(route));
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Creates the entry of an address, with its translations; `lastmod` is the ISO instant of the last change, if known. */
const createEntry = (
  config: ResolvedSite,
  path: string,
  alternates: readonly Alternate[],
  lastmod?: string,
) => ({
  url: makeAbsolute(config, path),
  ...(lastmod && { lastmod }),
  links: createHreflangLinks(config.i18n, alternates).map(
    ({ lang, path: to }) => ({
      lang,
      url: makeAbsolute(config, to),
    }),
  ),
});

/** Excludes not-found pages, fallbacks, unlisted entries and copies. */
function isIndexed({ context }: Pick<Route, "context">): boolean {
  const page = findTranslation(context.alternates, context.locale);
  return !context.isNotFound && (!page || isForSearch(page));
}
