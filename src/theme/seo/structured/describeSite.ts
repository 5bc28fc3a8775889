import type { Person, SearchActionLeaf, WebSite } from "schema-dts";
import { hasSearch } from "../../../config/publicFiles";
import { absoluteUrl, siteConfig } from "../../../config/resolved";
import { languageTag, localePath, localize } from "../../../config/locales";
import { formatZonedTime } from "../../../lib/zonedTime";
import type { PageFacts } from "../pageFacts";

/** Formats an instant with the offset of the site's time zone, so that its day is the one that readers see. */
export const formatSiteTime = (instant: string): string =>
  formatZonedTime(instant, siteConfig.timeZone);

/** Describes the owner briefly, for everything with a publisher. */
export function describeOwnerBriefly(locale: string) {
  return {
    "@type": "Person",
    "@id": absoluteUrl("/#owner"),
    name: localize(siteConfig.title, locale),
    url: absoluteUrl(localePath(locale, "/")),
  } as const satisfies Person;
}

/** Describes the whole site in one locale. */
export function describeSite(locale: string) {
  const home = absoluteUrl(localePath(locale, "/"));
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: localize(siteConfig.title, locale),
    url: home,
  } as const satisfies WebSite;
}

/** schema-dts lacks `query-input`, which puts the query into the address. */
type SearchSite = SearchActionLeaf & { "query-input": string };

/** Describes the address of the site's search. */
const searchAction = (locale: string): SearchSite => ({
  "@type": "SearchAction",
  target: {
    "@type": "EntryPoint",
    urlTemplate: `${absoluteUrl(localePath(locale, "/search"))}?q={search_term_string}`,
  },
  "query-input": "required name=search_term_string",
});

/** Describes how to contact the owner. */
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

/** Describes the start page: the site, and the owner with their services. */
export function describeOwner(
  { home, contact }: Queries.OwnerSubjectFragment,
  { locale, description }: PageFacts,
): [WebSite, Person] {
  const owner = describeOwnerBriefly(locale);
  return [
    {
      ...describeSite(locale),
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
