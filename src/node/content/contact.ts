import { languageTag } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";

/** The texts of `legal` and `contact` that components of texts show, in one language. */
export function localizeConfigTexts(locale: string): Record<string, string> {
  const { contact, legal } = siteConfig;
  const countries = new Intl.DisplayNames(languageTag(locale), {
    type: "region",
  });
  const texts = {
    contactLocation: contact?.location,
    contactHours: contact?.hours,
    legalAuthority: legal?.authority,
    legalCountry: legal && countries.of(legal.country),
    legalHostCountry: legal?.host
      ? countries.of(legal.host.country)
      : undefined,
    legalInsuranceScope: legal?.insurance?.scope,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, localize(text, locale)]],
    ),
  );
}

/** The contact details of the site config in one language; null where it has none. */
export function localizeContact(locale: string) {
  const { legal, contact } = siteConfig;
  if (!contact) return null;
  const { email, phone, location, hours } = contact;
  return {
    email,
    phone: phone ?? null,
    location: location ? localize(location, locale) : null,
    hours: hours ? localize(hours, locale) : null,
    street: legal?.street ?? null,
    postcode: legal?.postcode ?? null,
    town: legal?.town ?? null,
    country: legal?.country ?? null,
    vatId: legal?.vatId ?? null,
  };
}
