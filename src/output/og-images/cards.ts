import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { formatSiteAddress } from "../../config/baseUrl";
import { findLanguageTag, listLocales, localizeText } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { formatDate, formatList } from "../../lib/format";
import type { PostEntry } from "../../site/collections/posts";
import type { BaseEntry } from "../../site/content/entry";
import type { CardText } from "./Card";

export type CardFile = {
  /** The file name of the picture, with a hash of all that the card shows. */
  fileName: string;
  text: CardText;
};

/** The folder of the cards on the site. */
export const cardFolder = "social-cards";

/** Increase this when the design of cards changes, so that they are drawn again. */
const design = 4;

/** The letters and signs of Source Serif 4, which draws what the other typeface of a card lacks. */
const drawn =
  /[ -~\u00a0-\u00ac\u00ae-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a9\u20ab\u20ac\u20b4\u20b8-\u20ba\u20bd\u20bf\u2116\u2122\u2191\u2193\u2212]/;

/** The characters that the fonts lack, with the spaces before them. */
const lacking = new RegExp(`\\s*(?:(?!${drawn.source})\\S)+`, "gu");

/** Writes a character as the fonts have it, such as `2` for `₂`. */
const toDrawn = (character: string): string =>
  drawn.test(character)
    ? character
    : character.normalize("NFKC").replace(/\p{Pd}/u, "-");

/** Removes symbols that the fonts lack; returns an empty text if they lack its letters. */
function toDrawable(text: string): string {
  const characters = Array.from(text.normalize("NFC"), toDrawn).join("");
  const lost = characters.match(lacking)?.join("") ?? "";
  if (/[\p{L}\p{N}]/u.test(lost)) return "";
  return characters
    .replace(lacking, "")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
}

/** Formats that social networks show; they ignore SVG and AVIF. */
const socialFormats = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

/** True for an entry whose cover link previews can show: on a card, in any format. */
export const hasSocialCover = <
  C extends { src: string; filePath: string },
>(entry: {
  cover: C | null;
}): entry is { cover: C } =>
  !!entry.cover &&
  (entry.cover.filePath !== "" || socialFormats.test(entry.cover.src));

/** The fields of an entry that cards show; only posts have authors and a date. */
export type CardEntry = BaseEntry & Partial<Pick<PostEntry, "slug" | "date">>;

/**
 * Finds the card of an entry, in the language of its body, which its fallbacks
 * share: posts, and entries with a cover, have one. Null if none is drawn, and
 * for covers on other hosts.
 */
export function findCard(
  config: ResolvedSite,
  entry: CardEntry,
): CardFile | null {
  const { name, lang, date = "", slug = name, authorNames = [] } = entry;
  const hasCover = hasSocialCover(entry);
  const cover = hasCover ? entry.cover.filePath : "";
  if (hasCover ? !existsSync(cover) : !date) return null;
  const title = entry.titleMeta ?? entry.title;
  const tag = findLanguageTag(config.i18n, lang);
  const authors = formatList(authorNames, tag);
  const day = date && formatDate(date, tag, "FULL");
  return createCard(config, slug, lang, { title, authors, date: day, cover });
}

/** Lists the cards of pages without a picture of their own, by locale; none if the config names a picture. If the fonts lack the tagline's letters, the title is the name of the site, or its address. */
export function listSiteCards(config: ResolvedSite): [string, CardFile][] {
  const { tagline, title: name, image, i18n } = config;
  if (image) return [];
  return listLocales(i18n).flatMap((locale): [string, CardFile][] => {
    const title = [tagline, name, formatSiteAddress(config)]
      .map((text) => localizeText(i18n, text, locale))
      .find(toDrawable);
    const texts = { title: title ?? "", authors: "", date: "", cover: "" };
    const card = createCard(config, `site-${locale}`, locale, texts);
    return card ? [[locale, card]] : [];
  });
}

/** Creates a card with texts in a language: if the fonts lack the letters of its title, with the cover alone; null without one. */
function createCard(
  config: ResolvedSite,
  name: string,
  lang: string,
  { cover, ...texts }: Omit<CardText, "site" | "host">,
): CardFile | null {
  const title = toDrawable(texts.title);
  if (!title && !cover) return null;
  const { colors, typefaces } = config;
  const siteTitle = localizeText(config.i18n, config.title, lang);
  const text = {
    title,
    // The title of a site named after its author already shows the name.
    authors: texts.authors === siteTitle ? "" : toDrawable(texts.authors),
    date: toDrawable(texts.date),
    site: toDrawable(siteTitle),
    host: formatSiteAddress(config).replace(/^www\./, ""),
  };
  const hash = createHash("sha1")
    .update(JSON.stringify([design, colors.light, typefaces, text]))
    .update(cover && readFileSync(cover))
    .digest("hex")
    .slice(0, 12);
  return {
    // The folders of a long address together may be longer than a name can be.
    fileName: `${name.replaceAll("/", "-").slice(0, 200)}-${hash}.png`,
    text: { ...text, cover },
  };
}
