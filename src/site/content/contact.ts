import { languageTag } from "../../config/locales";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";
import { getToday } from "../../lib/zonedTime";
import {
  formatDate,
  formatMoney,
  formatSpan,
  formatUnit,
  formatYear,
} from "../../lib/format";
import { interpolate } from "../../lib/interpolate";
import { buildStrings } from "./buildStrings";

/** The texts of the site config that components of texts show, in one language. */
export function localizeConfigTexts(
  config: ResolvedSite,
  root: string,
  locale: string,
): Record<string, string> {
  const { contact, legal } = config;
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
    availability: describeAvailability(config, root, locale),
    rates: describeRates(config, root, locale),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, localize(text, locale)]],
    ),
  );
}

/** When and how much the owner is free, in words of a language. */
export function describeAvailability(
  { availability }: Pick<ResolvedSite, "availability">,
  root: string,
  locale: string,
): string | undefined {
  if (!availability) return undefined;
  const { from, days, where } = availability;
  const tag = languageTag(locale);
  const { components: messages } = buildStrings(root, locale);
  const isFree = from <= getToday().slice(0, from.length);
  const date =
    from.length > 7
      ? formatDate(from, tag, "FULL")
      : formatSpan(from, undefined, tag);
  const week = days && formatUnit(days, "day", tag);
  return [
    interpolate(
      messages[isFree ? "availabilityNow" : "availabilityFrom"] ?? "",
      { date },
    ),
    week && interpolate(messages.availabilityDays ?? "", { days: week }),
    where && localize(where, locale),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the owner's time costs, in words of a language. */
export function describeRates(
  { rates }: Pick<ResolvedSite, "rates">,
  root: string,
  locale: string,
): string | undefined {
  if (!rates) return undefined;
  const { year, day, hour, currency } = rates;
  const tag = languageTag(locale);
  const { components: messages } = buildStrings(root, locale);
  const prices = [
    [messages.rateDay, day],
    [messages.rateHour, hour],
  ] as const;
  const texts = prices.flatMap(([message = "", price]) =>
    price === undefined
      ? []
      : interpolate(message, { rate: formatMoney(price, currency, tag) }),
  );
  return `${formatYear(String(year), tag)}: ${texts.join(", ")}`;
}

/** The contact details of the site config in one language; null where it has none. */
export function localizeContact(
  { legal, contact }: Pick<ResolvedSite, "contact" | "legal">,
  locale: string,
) {
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
