import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { localize } from "../../config/localize";
import { basePath, siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { formatDate, formatList } from "../../lib/format";
import type { PostEntry } from "../../site/collections/postFields";
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
const design = 3;

/** Letters that the card's fonts lack. */
const missingLetters =
  /(?=[\p{L}\p{N}])[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** Emoji and symbols that the card's fonts lack, with the spaces before them. */
const missingSymbols =
  /\s*(?:[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\s+<=>|~^`´©®™°]\p{M}*)+/gu;

/** Removes symbols that the fonts lack; returns an empty text if they lack its letters. */
const toDrawable = (text: string): string =>
  missingLetters.test(text)
    ? ""
    : text
        .normalize("NFC")
        .replace(missingSymbols, "")
        .replace(/[^\S\u00a0]+/g, " ")
        .trim();

/** Formats that social networks show; they ignore SVG and AVIF. */
const socialFormats = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

/** True for an entry whose cover link previews can show. */
export const hasSocialCover = <C extends { src: string }>(entry: {
  cover: C | null;
}): entry is { cover: C } =>
  !!entry.cover && socialFormats.test(entry.cover.src);

/** The fields of an entry that cards show; only posts have authors and a date. */
export type CardEntry = Pick<
  BaseEntry,
  "title" | "titleMeta" | "name" | "lang" | "locale" | "cover" | "authorNames"
> &
  Partial<Pick<PostEntry, "slug" | "date">>;

/**
 * Describes the card of an entry, in the language of its body; null if the
 * fonts lack the letters of its title.
 */
export function describeCard(
  entry: CardEntry,
  site: ResolvedSite,
): CardFile | null {
  const { name, lang, date, slug = name, authorNames = [] } = entry;
  const title = toDrawable(entry.titleMeta ?? entry.title);
  if (!title) return null;
  const tag = site.i18n.locales[lang]?.htmlLang ?? lang;
  const siteTitle = localize(site.title, lang);
  const names = formatList(authorNames, tag);
  const text = {
    title,
    // The title of a site named after its author already shows the name.
    authors: names === siteTitle ? "" : toDrawable(names),
    date: date ? toDrawable(formatDate(date, tag, "FULL")) : "",
    site: toDrawable(siteTitle),
    host: new URL(site.url).host.replace(/^www\./, "") + basePath(),
  };
  const cover = hasSocialCover(entry) ? entry.cover.filePath : "";
  const picture = cover && readFileSync(cover);
  const hash = createHash("sha1")
    .update(JSON.stringify([design, site.colors.light, site.typefaces, text]))
    .update(picture)
    .digest("hex")
    .slice(0, 12);
  return {
    fileName: `${slug.replaceAll("/", "-")}-${hash}.png`,
    text: { ...text, cover },
  };
}

/** Describes the card of pages without a picture of their own; null if the config names a picture. */
export function describeSiteCard(locale: string): CardFile | null {
  const { tagline, image } = siteConfig;
  if (image) return null;
  const title = localize(tagline, locale);
  const entry = { title, titleMeta: null, name: `site-${locale}`, cover: null };
  return describeCard({ ...entry, lang: locale, locale }, siteConfig);
}

/**
 * Finds the card of an entry, which its fallbacks share: posts, and entries
 * with a cover, have one. Null if none is drawn, and for covers on other hosts.
 */
export function findCard(entry: CardEntry): CardFile | null {
  const hasCover = hasSocialCover(entry);
  if (hasCover ? !existsSync(entry.cover.filePath) : !entry.date) return null;
  return describeCard(entry, siteConfig);
}
