import { addLocale, codesOf } from "../../config/localePaths";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";

/** Posts in a feed, at most. */
const itemLimit = 20;

type FeedPost = {
  title: string;
  description: string;
  path: string;
  date: string;
  authors: { name: string }[];
  tags: { label: string }[];
};
type FeedQuery = { query: { allBlogPost: { nodes: FeedPost[] } } };

/** Pages of a locale, for the link to its feed: those of other locales name their own. */
const pagesOf = (site: ResolvedSite, locale: string) => {
  const own = addLocale(site.i18n, locale, "/");
  if (own !== "/") return `^${own}(?:/|$)`;
  const others = codesOf(site.i18n)
    .map((code) => addLocale(site.i18n, code, "/"))
    .filter((path) => path !== "/")
    .map((path) => path.slice(1));
  return others.length > 0 ? `^/(?!(?:${others.join("|")})(?:/|$))` : "^/";
};

/** One RSS feed for each locale, with the posts written in that language. */
export const feedOptions = (site: ResolvedSite) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  feeds: codesOf(site.i18n).map((locale) => ({
    output: addLocale(site.i18n, locale, "/blog/rss.xml"),
    title: `${localize(site.title, locale)}: ${localize(site.blog.title, locale)}`,
    description: localize(site.blog.description, locale),
    language: site.i18n.locales[locale]?.htmlLang ?? locale,
    site_url: site.url + addLocale(site.i18n, locale, "/blog"),
    feed_url: site.url + addLocale(site.i18n, locale, "/blog/rss.xml"),
    match: pagesOf(site, locale),
    query: `{
      allBlogPost(
        filter: { locale: { eq: "${locale}" }, isListed: { eq: true }, isStandIn: { eq: false } }
        sort: [{ publishedAt: DESC }, { slug: ASC }]
        limit: ${itemLimit}
      ) {
        nodes { title description path date authors { name } tags { label } }
      }
    }`,
    serialize: ({ query: { allBlogPost } }: FeedQuery) =>
      allBlogPost.nodes.map((post) => ({
        title: post.title,
        description: post.description,
        url: site.url + post.path,
        guid: site.url + post.path,
        date: `${post.date}T00:00:00Z`,
        author: post.authors.map(({ name }) => name).join(", "),
        categories: post.tags.map(({ label }) => label),
      })),
  })),
});
