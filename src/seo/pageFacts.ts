import { absoluteUrl, isPreview, siteConfig } from "../config/resolved";
import { localize } from "../config/localize";
import { findOriginal, findTranslation } from "../lib/routeContext";
import type { Alternate } from "../lib/routeContext";
import type { SharedImage } from "./siteImage";
import type { Crumb, Subject } from "./subject";

/** What a page says of itself, before it becomes tags. */
export type PageDescription = {
  /** The start page has one only if its owner gives it one, which then stands alone; else its title is the site's. */
  title?: string | null;
  /** What tells it from others of the same title: a version. */
  edition?: string | undefined;
  /** The site's tagline unless given. */
  description?: string | null;
  locale: string;
  /** Locale of the text; the page's unless it stands in for a translation. */
  lang?: string;
  /** The page in every language, its own included. */
  alternates: readonly Alternate[];
  /** Address of the original where this page repeats one on another site. */
  original?: string | null;
  /** For pages that search engines should pass by; they have no canonical address either. */
  noIndex?: boolean;
  /** The page for unknown paths, which nobody shares. */
  isNotFound?: true;
  /** The picture that stands for the page. */
  image?: SharedImage | null;
  /** What the page is about; plain pages say no more than where they stand. */
  subject?: Subject | undefined;
  /** The pages between this one and the blog or the start page, such as the list of authors. */
  sections?: readonly Crumb[] | undefined;
  /** Where the page stands in a list of several pages, from 1. */
  pageNumber?: number;
  pageCount?: number;
};

/** What follows from that; the same for every kind of tag. */
export type PageFacts = {
  /** The title alone, as previews show it beside the site's name. */
  title: string;
  /** The title in the browser's tab and in search results. */
  fullTitle: string;
  description: string;
  /** The site's name in the page's language. */
  site: string;
  /** The page's own path; empty on pages without an address of their own. */
  path: string;
  /** The one address for this text; none where search engines should pass by. */
  canonical: string | undefined;
};

/** Works out what a page is called, and which address stands for it. */
export function pageFacts(page: PageDescription): PageFacts {
  const { title, edition, locale, alternates, subject } = page;
  const site = localize(siteConfig.title, locale);
  const tagline = localize(siteConfig.tagline, locale);
  const path = findTranslation(alternates, locale)?.path ?? "";
  // A fallback repeats another page: that one is the address to keep.
  const home = findOriginal(alternates, locale)?.path;
  const address = page.original ?? (home && absoluteUrl(home));
  return {
    title: title ?? site,
    fullTitle: (title
      ? [title, edition, subject?.kind !== "owner" && site]
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
