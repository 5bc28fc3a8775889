import { feedPath, type FeedFormat } from "../../config/feedFormats";
import { localize, pickLocale } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";
import type { Channel } from "./channel";
import { xmlText } from "./xmlText";

/** What every format says of a feed; texts are plain, addresses absolute. */
export type FeedFacts = {
  title: string;
  description: string;
  /** Language of texts, such as de-DE. */
  language: string;
  direction: "ltr" | "rtl";
  /** Address of the page that lists the posts. */
  pageUrl: string;
  /** Address of the feed itself. */
  selfUrl: (format: FeedFormat) => string;
  /** Who publishes it. */
  owner: { name: string; url: string };
  /** Instant of the newest change, ISO; undefined without posts. */
  updated?: string;
  copyright?: string;
  /** Address of a small picture. */
  icon: string;
  /** Address of a large picture. */
  image?: string;
};

type Dated = { day: string; published: string; updated?: string };

/**
 * What is to be said of a channel with these items, newest first. All of it
 * comes from content and config: the same site makes the same feed, whenever.
 */
export function feedFacts(
  site: ResolvedSite,
  channel: Channel,
  items: readonly Dated[],
): FeedFacts {
  const { locale, path } = channel;
  const absolute = (address: string) => new URL(address, site.url).href;
  const own = site.i18n.locales[locale];
  const changes = items.map(({ published, updated }) => updated ?? published);
  return {
    title: xmlText(channel.title),
    description: xmlText(channel.description),
    language: own?.htmlLang ?? locale,
    direction: own?.direction ?? "ltr",
    pageUrl: absolute(path),
    selfUrl: (format) => absolute(feedPath(path, format)),
    owner: { name: xmlText(localize(site.title, locale)), url: site.url },
    updated: changes.sort().at(-1),
    copyright: copyrightOf(site, locale, items[0]?.day.slice(0, 4)),
    icon: absolute(site.favicon),
    image: site.image && absolute(pickLocale(site.image, locale)),
  };
}

/** A feed without posts has no year to speak of. */
function copyrightOf(site: ResolvedSite, locale: string, year?: string) {
  const { copyright } = site.blog.feeds;
  if (copyright === undefined) return undefined;
  const text = xmlText(localize(copyright, locale));
  if (year !== undefined) return text.replaceAll("{year}", year);
  return text.includes("{year}") ? undefined : text;
}
