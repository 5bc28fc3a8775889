import { createHash } from "node:crypto";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { formatDate } from "../../lib/formatDate";
import { formatList } from "../../lib/formatList";
import type { PostEntry } from "../collections/postFields";
import type { CardText } from "./Card";

/** Increase it when the look of cards changes, so that they are drawn again. */
const design = 1;

/** Letters that the card's fonts lack. */
const missingLetters =
  /(?=[\p{L}\p{N}])[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** Emoji and symbols that the card's fonts lack, with the spaces before them. */
const missingSymbols =
  /\s*(?:[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\s+<=>|~^`´©®™°]\p{M}*)+/gu;

/** A text without symbols that the fonts lack; empty if they lack its letters. */
const toDrawable = (text: string): string =>
  missingLetters.test(text)
    ? ""
    : text
        .normalize("NFC")
        .replace(missingSymbols, "")
        .replace(/[^\S\u00a0]+/g, " ")
        .trim();

export type CardFile = {
  /** Name of the picture: it changes with what the card shows. */
  fileName: string;
  text: CardText;
};

/**
 * Describes a post's card, in the language of the post's body. Null if the
 * fonts lack the letters of its title.
 */
export function describeCard(
  post: Pick<PostEntry, "title" | "titleMeta" | "slug" | "date" | "lang">,
  authors: readonly string[],
  site: ResolvedSite,
): CardFile | null {
  const title = toDrawable(post.titleMeta ?? post.title);
  if (!title) return null;
  const tag = site.i18n.locales[post.lang]?.htmlLang ?? post.lang;
  const siteTitle = localize(site.title, post.lang);
  const names = formatList(authors, tag);
  const text = {
    title,
    // A site named after its author shows the name anyway.
    authors: names === siteTitle ? "" : toDrawable(names),
    date: toDrawable(formatDate(post.date, tag, "FULL")),
    site: toDrawable(siteTitle),
    host: new URL(site.url).host.replace(/^www\./, ""),
  };
  const hash = createHash("sha1")
    .update(JSON.stringify([design, siteConfig.colors.light, text]))
    .digest("hex")
    .slice(0, 12);
  return { fileName: `${post.slug.replaceAll("/", "-")}-${hash}.png`, text };
}
