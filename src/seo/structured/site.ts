import type { Person, SearchActionLeaf, WebSite } from "schema-dts";
import { absoluteUrl, hasSearch, siteConfig } from "../../config/resolved";
import { languageTag, localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { formatZonedTime } from "../../lib/zonedTime";
import type { PageFacts } from "../pageFacts";

/** An instant with the offset of the site's time zone, so that its day is the one that readers see. */
export const siteTime = (instant: string): string =>
  formatZonedTime(instant, siteConfig.timeZone);

/** Whose site this is, in a few words: for everything that names a publisher. */
export function ownerOf(locale: string) {
  return {
    "@type": "Person",
    "@id": absoluteUrl("/#owner"),
    name: localize(siteConfig.title, locale),
    url: absoluteUrl(localePath(locale, "/")),
  } as const satisfies Person;
}

/** The whole site, in one language. */
export function siteOf(locale: string) {
  const home = absoluteUrl(localePath(locale, "/"));
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: localize(siteConfig.title, locale),
    url: home,
  } as const satisfies WebSite;
}

/** What schema-dts leaves out: how a query gets into the address. */
type SearchSite = SearchActionLeaf & { "query-input": string };

/** Where the site's own search answers. */
const searchAction = (locale: string): SearchSite => ({
  "@type": "SearchAction",
  target: {
    "@type": "EntryPoint",
    urlTemplate: `${absoluteUrl(localePath(locale, "/search"))}?q={search_term_string}`,
  },
  "query-input": "required name=search_term_string",
});

/** How to reach the freelancer. */
export const describeContact = (
  contact: Queries.ContactSubjectFragment | null,
) =>
  ({
    email: contact?.email,
    telephone: contact?.phone ?? undefined,
    homeLocation: contact?.location
      ? ({ "@type": "Place", name: contact.location } as const)
      : undefined,
    address: contact?.street
      ? ({
          "@type": "PostalAddress",
          streetAddress: contact.street,
          postalCode: contact.postcode ?? undefined,
          addressLocality: contact.town ?? undefined,
          addressCountry: contact.country ?? undefined,
        } as const)
      : undefined,
    vatID: contact?.vatId ?? undefined,
  }) satisfies Partial<Person>;

/** The start page: the site, and the freelancer with what they offer. */
export function describeOwner(
  { home, contact }: Queries.OwnerSubjectFragment,
  locale: string,
  { description }: PageFacts,
): [WebSite, Person] {
  const owner = ownerOf(locale);
  return [
    {
      ...siteOf(locale),
      description,
      inLanguage: languageTag(locale),
      publisher: { "@id": owner["@id"] },
      ...(hasSearch(siteConfig) && { potentialAction: searchAction(locale) }),
    },
    {
      ...owner,
      jobTitle: localize(siteConfig.tagline, locale),
      ...describeContact(contact),
      description: home?.lead,
      makesOffer: home?.services?.items.map(({ title, text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, description: text },
      })),
    },
  ];
}
