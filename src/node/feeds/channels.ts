import type { Node, NodePluginArgs } from "gatsby";
import { addLocale, codesOf } from "../../config/locales";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";

/** What a reader can subscribe to: all posts of a language, or those of one tag or author. */
export type Channel = {
  locale: string;
  /** The path of the page that lists the posts; its feeds are below it. */
  path: string;
  title: string;
  description: string;
  /** The tag or author of the posts; missing for all posts. */
  only?: { field: "tagKeys" | "authorKeys"; key: string };
};

type PageNode = Node & { path: string };
type ListNode = Node & { key: string; locale: string; path: string | null };
type TagNode = ListNode & { label: string; description?: string | null };
type AuthorNode = ListNode & { name: string; bio?: string | null };

/** The blog in each language. */
export const createLocaleChannels = (site: ResolvedSite): Channel[] =>
  codesOf(site.i18n).map((locale) => ({
    locale,
    path: addLocale(site.i18n, locale, "/blog"),
    title: `${localize(site.title, locale)}: ${localize(site.blog.title, locale)}`,
    description: localize(site.blog.description, locale),
  }));

/** Lists the tags and authors that have a page, if the site config wants feeds of them. */
export function createListChannels(
  site: ResolvedSite,
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
): Channel[] {
  const { tags, authors } = site.blog.feeds;
  const pages = getNodesByType("SitePage") as PageNode[];
  const paths = new Set(pages.map(({ path }) => path));
  const createListChannel = (
    field: "tagKeys" | "authorKeys",
    { key, locale, path }: ListNode,
    name: string,
    description?: string | null,
  ): Channel[] => {
    if (path === null || !paths.has(path)) return [];
    const title = `${localize(site.title, locale)}: ${name}`;
    const only = { field, key };
    return [{ locale, path, title, description: description ?? name, only }];
  };
  const tagNodes = tags ? (getNodesByType("Tag") as TagNode[]) : [];
  const authorNodes = authors ? (getNodesByType("Author") as AuthorNode[]) : [];
  return [
    ...tagNodes.flatMap((tag) =>
      createListChannel("tagKeys", tag, tag.label, tag.description),
    ),
    ...authorNodes.flatMap((author) =>
      createListChannel("authorKeys", author, author.name, author.bio),
    ),
  ];
}
