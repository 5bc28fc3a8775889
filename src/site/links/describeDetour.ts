import { listLocales, removeLocale } from "../../config/i18n";
import { didYouMean } from "../../lib/nearest";
import { findTranslation } from "../../lib/routeContext";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { addProtocol } from "./address";
import type { ConfigLink } from "./configAddresses";
import type { SiteIndex } from "./siteIndex";

/** Describes an address that leads somewhere, but not from every page, or not by itself in every language. */
export function describeDetour(
  { address, isLocalized }: ConfigLink,
  { config: { i18n }, addressIn }: SiteIndex,
): Pick<Diagnostic, "reason" | "note" | "fatal"> | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address))
    return {
      reason: "Each page would look for this below its own address.",
      fatal: true,
      note: didYouMean(addProtocol(address) ?? `/${address}`),
    };
  if (!isLocalized || removeLocale(i18n, address).path === address)
    return undefined;
  const { path } = removeLocale(i18n, addressIn(i18n.defaultLocale, address));
  return {
    reason: "It has the path of a language.",
    fatal: false,
    note: `Write "${path}": the site adds each locale's path.`,
  };
}

const toNote =
  'Write "to" instead of "href": it leads readers to the page in their language.';
const htmlNote =
  "Write the HTML once for each language, with the addresses of its pages.";

/** Describes an address that leads readers of one language to a page of another, which they have in theirs. */
export function describeOther(
  path: string,
  { field, isLocalized, locale }: ConfigLink,
  { config: { i18n }, routeAt }: SiteIndex,
): Pick<Diagnostic, "reason" | "note" | "fatal"> | undefined {
  const context = routeAt(path)?.context;
  // A logo leads to one address.
  if (!context || isLocalized || field.includes("logo")) return undefined;
  const [own] = (locale === undefined ? listLocales(i18n) : [locale])
    .filter((reader) => reader !== context.locale)
    .flatMap((reader) => findTranslation(context.alternates, reader) ?? []);
  if (!own) return undefined;
  const note = field.at(-1) === "href" ? toNote : htmlNote;
  return {
    reason: `Texts in "${own.locale}" lead to a page in "${context.locale}".`,
    fatal: false,
    note: locale === undefined ? note : `Write "${own.path}".`,
  };
}
