import { isPreview } from "../../config/environment";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { localize } from "../../config/locales";
import { findOriginal, findTranslation } from "../../lib/routeContext";
import type { Alternate } from "../../lib/routeContext";
import type { SharedImage } from "./siteImage";
import type { Crumb, Subject } from "./subject";

/** The description of a page, before tags are created from it. */
export type PageDescription = {
  /** The title. A start page with a title shows it alone; without one, the title of the site. */
  title?: string | null;
  /** Distinguishes pages with the same title: a version. */
  edition?: string | undefined;
  /** The description. Default: the tagline of the site. */
  description?: string | null;
  locale: string;
  /** The locale of the text; that of the page unless it is a fallback. */
  lang?: string;
  /** The page in every locale, including its own. */
  alternates: readonly Alternate[];
  /** The address of the original, if the page repeats one of another site. */
  original?: string | null;
  /** True for a page that search engines should not list; it has no canonical address. */
  noIndex?: boolean;
  /** True for the not-found page, which nobody shares. */
  isNotFound?: true;
  /** The preview picture of the page. */
  image?: SharedImage | null;
  /** The subject for structured data; plain pages have only their position. */
  subject?: Subject | undefined;
  /** The pages between this one and the blog or the start page, such as the list of authors. */
  sections?: readonly Crumb[] | undefined;
};

/** A page as all kinds of tags need it: its description, and what follows from that. */
export type PageFacts = Omit<PageDescription, "title" | "description"> & {
  /** The title alone, as previews show it beside the name of the site. */
  title: string;
  /** The title in the browser's tab and in search results. */
  fullTitle: string;
  description: string;
  lang: string;
  /** The name of the site in the language of the page. */
  site: string;
  /** The path of the page; empty on pages without an address of their own. */
  path: string;
  /** The canonical address; undefined if search engines should not list the page. */
  canonical: string | undefined;
};

/** Derives the titles and the canonical address of a page. */
export function createPageFacts(page: PageDescription): PageFacts {
  const { title, edition, locale, alternates, subject } = page;
  const site = localize(siteConfig.title, locale);
  const tagline = localize(siteConfig.tagline, locale);
  const path = findTranslation(alternates, locale)?.path ?? "";
  // A fallback repeats another page, which is the canonical one.
  const home = findOriginal(alternates, locale)?.path;
  const address = page.original ?? (home && absoluteUrl(home));
  return {
    ...page,
    lang: page.lang ?? locale,
    title: title ?? site,
    fullTitle: (title
      ? // The owner's page as an author is called like the site.
        [title, edition, subject?.kind !== "owner" && title !== site && site]
      : [site, tagline]
    )
      .filter(Boolean)
      .join(" | "),
    description: page.description || tagline,
    site,
    path,
    canonical: isPreview || page.noIndex ? undefined : address,
  };
}
