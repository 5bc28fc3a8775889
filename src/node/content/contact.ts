import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";

/** The contact details of the site config in one language; null where it has none. */
export function localizeContact(locale: string) {
  if (!siteConfig.contact) return null;
  const { email, phone, location, hours } = siteConfig.contact;
  return {
    email,
    phone: phone ?? null,
    location: location ? localize(location, locale) : null,
    hours: hours ? localize(hours, locale) : null,
  };
}
