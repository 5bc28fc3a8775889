import { makeAbsolute } from "../config/baseUrl";
import { addLocale, localizeText } from "../config/i18n";
import type { Localized } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import type { Output } from "./generatedFiles";

/** The longest line that every address book reads, in bytes without the line break. */
const maxBytes = 75;

/** Escapes the characters that end a value (RFC 2426). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Breaks a long line between characters; continuation lines start with a space. */
function foldLine(line: string): string {
  const lines = [""];
  for (const character of line) {
    const folded = (lines.at(-1) ?? "") + character;
    if (Buffer.byteLength(folded) <= maxBytes) lines[lines.length - 1] = folded;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

/** Formats an address for vCards: post box, extension, street, town, region, postcode, country. */
const formatAddress = (legal: NonNullable<ResolvedSite["legal"]>) =>
  ["", "", legal.street, legal.town, "", legal.postcode, legal.country]
    .map(escapeText)
    .join(";");

/**
 * Creates the owner's vCard in the default language; null if the site config
 * has no contact details. Every address book imports version 3.0.
 */
export function createVcard(config: ResolvedSite): string | null {
  const { title, tagline, legal, contact, i18n } = config;
  if (!contact) return null;
  const locale = i18n.defaultLocale;
  const localize = (text: Localized) => localizeText(i18n, text, locale);
  const name = localize(title);
  const [, given = "", family = name] = /^(.+)\s+(\S+)$/.exec(name) ?? [];
  const values = {
    FN: escapeText(name),
    N: `${escapeText(family)};${escapeText(given)};;;`,
    TITLE: escapeText(localize(tagline)),
    "EMAIL;TYPE=INTERNET,PREF": escapeText(contact.email),
    "TEL;TYPE=WORK,VOICE": contact.phone && escapeText(contact.phone),
    "ADR;TYPE=WORK": legal && formatAddress(legal),
    URL: makeAbsolute(config, addLocale(i18n, locale, "/")),
    NOTE: contact.location && escapeText(localize(contact.location)),
  };
  const lines = Object.entries(values)
    .filter(([, value]) => value)
    .map(([property, value]) => foldLine(`${property}:${value}`));
  return ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
}

/** Writes the owner's vCard, if the site config has contact details. */
export function writeVcard(
  { write }: Pick<Output, "write">,
  config: ResolvedSite,
): void {
  const vcard = createVcard(config);
  if (vcard) write("contact.vcf", vcard);
}
