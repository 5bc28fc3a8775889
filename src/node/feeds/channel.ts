import { addLocale, codesOf } from "../../config/localePaths";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";

/** What one can subscribe to: all posts of a language, or those of one tag or author. */
export type Channel = {
  locale: string;
  /** Path of the page that lists the posts; its feeds lie below. */
  path: string;
  title: string;
  description: string;
  /** The key that posts must name; all posts where there is none. */
  key?: { field: "tagKeys" | "authorKeys"; value: string };
};

/** A page of a tag or an author, as its node knows it. */
export type Part = {
  field: "tagKeys" | "authorKeys";
  key: string;
  locale: string;
  path: string;
  name: string;
  description?: string | null;
};

/** The blog in each language. */
export const localeChannels = (site: ResolvedSite): Channel[] =>
  codesOf(site.i18n).map((locale) => ({
    locale,
    path: addLocale(site.i18n, locale, "/blog"),
    title: `${localize(site.title, locale)}: ${localize(site.blog.title, locale)}`,
    description: localize(site.blog.description, locale),
  }));

/** One tag or author in one language. */
export const partChannel = (site: ResolvedSite, part: Part): Channel => ({
  locale: part.locale,
  path: part.path,
  title: `${localize(site.title, part.locale)}: ${part.name}`,
  description: part.description ?? part.name,
  key: { field: part.field, value: part.key },
});
