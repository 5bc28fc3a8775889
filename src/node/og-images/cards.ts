import { createHash } from "node:crypto";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { formatDate, formatList } from "../../lib/format";
import type { PostEntry } from "../collections/postFields";
import type { Author } from "../content/data/authors";
import { dataSeed } from "../content/entry";
import type { CardText } from "./Card";
import { hasSocialCover } from "./coverImage";

export type CardFile = {
  /** Name of the picture: it changes with what the card shows. */
  fileName: string;
  text: CardText;
};

/** Folder of the cards, in the site. */
export const cardFolder = "social-cards";

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

/** Finds an author's node by the seed of its id. */
type FindAuthor = (seed: string) => object | null | undefined;

/** Names the authors of a post as readers see them. */
export const nameAuthors = (
  { bylines, locale }: Pick<PostEntry, "bylines" | "locale">,
  findAuthor: FindAuthor,
): string[] =>
  bylines.flatMap(({ key, own }) => {
    if (key === null) return own?.name || [];
    const author = findAuthor(dataSeed("Author", key, locale));
    // Unknown authors are reported when references are checked.
    return author ? own?.name || (author as Author).name || [] : [];
  });

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

/** The card of a post's text, which its fallbacks share; null where it has a cover, or no card is drawn. */
export function findCard(
  post: PostEntry,
  findAuthor: FindAuthor,
): CardFile | null {
  if (!siteConfig.blog.socialCards || hasSocialCover(post)) return null;
  return describeCard(post, nameAuthors(post, findAuthor), siteConfig);
}
