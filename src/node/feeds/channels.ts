import { addLocale, codesOf } from "../../config/locales";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";
import type { Site } from "../site/loadSite";

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
  { authors, tags }: Pick<Site, "authors" | "tags">,
): Channel[] {
  const { feeds } = site.blog;
  const lists = [
    ...(feeds.tags ? tags : []).map(({ label, description, ...tag }) => ({
      ...tag,
      path: tag.hasPage ? tag.path : null,
      name: label,
      text: description,
      field: "tagKeys" as const,
    })),
    ...(feeds.authors ? authors : []).map(({ bio, ...author }) => ({
      ...author,
      text: bio,
      field: "authorKeys" as const,
    })),
  ];
  return lists.flatMap(({ field, key, locale, path, name, text }) =>
    path === null
      ? []
      : {
          locale,
          path,
          title: `${localize(site.title, locale)}: ${name}`,
          description: text ?? name,
          only: { field, key },
        },
  );
}
