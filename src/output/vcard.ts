import { defaultLocale, localePath } from "../config/locales";
import { localize } from "../config/localize";
import { absoluteUrl, siteConfig } from "../config/resolved";
import type { ResolvedSite } from "../config/types";
import { localizeContact } from "../site/content/contact";

/** The longest line that every address book reads, in bytes without the line break. */
const maxBytes = 75;

/** Escapes the characters that end a value (RFC 2426). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

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
export function createVcard(): string | null {
  const contact = localizeContact(siteConfig, defaultLocale);
  if (!contact) return null;
  const { title, tagline, legal } = siteConfig;
  const name = localize(title, defaultLocale);
  const [, given = "", family = name] = /^(.+)\s+(\S+)$/.exec(name) ?? [];
  const values = {
    FN: escapeText(name),
    N: `${escapeText(family)};${escapeText(given)};;;`,
    TITLE: escapeText(localize(tagline, defaultLocale)),
    "EMAIL;TYPE=INTERNET,PREF": escapeText(contact.email),
    "TEL;TYPE=WORK,VOICE": contact.phone && escapeText(contact.phone),
    "ADR;TYPE=WORK": legal && formatAddress(legal),
    URL: absoluteUrl(localePath(defaultLocale, "/")),
    NOTE: contact.location && escapeText(contact.location),
  };
  const lines = Object.entries(values)
    .filter(([, value]) => value)
    .map(([property, value]) => foldLine(`${property}:${value}`));
  return ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
}
