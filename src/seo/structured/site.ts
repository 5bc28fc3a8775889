import type { Person, WebSite } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { zonedText } from "../../lib/zonedTime";

/** An instant with the offset of the site's time zone, so that its day is the one that readers see. */
export const siteTime = (instant: string): string =>
  zonedText(instant, siteConfig.timeZone);

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
  }) satisfies Partial<Person>;
