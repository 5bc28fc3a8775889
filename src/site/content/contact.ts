import { z } from "zod";
import { findLanguageTag, localizeText } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { getToday } from "../../lib/zonedTime";
import {
  formatDate,
  formatMoney,
  formatSpan,
  formatUnit,
} from "../../lib/format";
import { interpolate } from "../../lib/interpolate";
import { describeNumerals, formatYear } from "../../lib/numerals";
import { buildStrings } from "./buildStrings";
import { nodeText, nullableNodeText } from "./nodeFields";

/** The texts of the site config that components of texts show, in one language. */
export function localizeConfigTexts(
  root: string,
  config: ResolvedSite,
  locale: string,
): Record<string, string> {
  const { contact, i18n, legal } = config;
  const countries = new Intl.DisplayNames(findLanguageTag(i18n, locale), {
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
    availability: describeAvailability(root, config, locale),
    rates: describeRates(root, config, locale),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, localizeText(i18n, text, locale)]],
    ),
  );
}

/** Says in words of a language when and how much the owner is available. */
export function describeAvailability(
  root: string,
  config: ResolvedSite,
  locale: string,
): string | undefined {
  const { availability, i18n } = config;
  if (!availability) return undefined;
  const { from, days, where } = availability;
  const tag = findLanguageTag(i18n, locale);
  const { components: messages } = buildStrings(root, i18n, locale);
  const isFree = from <= getToday(config.timeZone).slice(0, from.length);
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
    where && localizeText(i18n, where, locale),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Says in words of a language what the owner's time costs. */
export function describeRates(
  root: string,
  config: ResolvedSite,
  locale: string,
): string | undefined {
  const { i18n, rates } = config;
  if (!rates) return undefined;
  const { year, day, hour, currency } = rates;
  const tag = findLanguageTag(i18n, locale);
  const { components: messages } = buildStrings(root, i18n, locale);
  const prices = [
    [messages.rateDay, day],
    [messages.rateHour, hour],
  ] as const;
  const texts = prices.flatMap(([message = "", price]) =>
    price === undefined
      ? []
      : interpolate(message, { rate: formatMoney(price, currency, tag) }),
  );
  return `${formatYear(String(year), describeNumerals(tag))}: ${texts.join(", ")}`;
}

/** The contact details of the owner in one language. */
export const contactNode = z
  .object({
    email: nodeText("The mailbox."),
    phone: nullableNodeText("The telephone number, as readers see it."),
    location: nullableNodeText("Where the owner works."),
    hours: nullableNodeText("When the owner can be reached."),
    street: nullableNodeText(
      "Street and number, where the law wants documents to arrive.",
    ),
    postcode: nullableNodeText("The postcode."),
    town: nullableNodeText("The town."),
    country: nullableNodeText("The country, by its two letters."),
    vatId: nullableNodeText("The VAT identification number."),
  })
  .meta({
    id: "Contact",
    description: "How to reach the owner, as the site config says it.",
  });

/** Reads the contact details of the site config in one language; null where it has none. */
export function localizeContact(
  { contact, i18n, legal }: ResolvedSite,
  locale: string,
): z.output<typeof contactNode> | null {
  if (!contact) return null;
  const { email, phone = null, location, hours } = contact;
  const {
    street = null,
    postcode = null,
    town = null,
    country = null,
    vatId = null,
  } = legal ?? {};
  return {
    ...{ email, phone, street, postcode, town, country, vatId },
    location: location ? localizeText(i18n, location, locale) : null,
    hours: hours ? localizeText(i18n, hours, locale) : null,
  };
}
