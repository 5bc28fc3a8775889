import type { Person, SearchActionLeaf, WebSite } from "schema-dts";
import { absoluteUrl, hasSearch, siteConfig } from "../../config/resolved";
import { languageTag, localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import type { PageFacts } from "../pageFacts";
import type { Subject } from "../subject";
import { describeContact, ownerOf, siteOf } from "./site";

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

/** The start page: the site, and the freelancer with what they offer. */
export const ownerSubject = (page: Queries.OwnerSubjectFragment): Subject => ({
  describe: ({ locale }, facts) => describeOwner(page, locale, facts),
});

function describeOwner(
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
      makesOffer: home?.services.items.map(({ title, text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, description: text },
      })),
    },
  ];
}
