import { findLanguageTag } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { interpolate } from "../../lib/interpolate";
import { formatList } from "../../lib/format";
import { buildStrings } from "../../site/content/buildStrings";
import { cardSize } from "../../output/og-images/Card";
import {
  cardFolder,
  findCard,
  hasSocialCover,
} from "../../output/og-images/cards";
import type { CardEntry } from "../../output/og-images/cards";
import { findNode } from "./nodeModel";
import type { ResolverContext } from "./nodeModel";

/** Describes a card or cover by the title and authors of the entry. */
function describeImage(
  root: string,
  { i18n }: ResolvedSite,
  entry: CardEntry,
): string {
  const title = entry.titleMeta ?? entry.title;
  const { authorNames = [] } = entry;
  if (authorNames.length === 0) return title;
  const names = formatList(authorNames, findLanguageTag(i18n, entry.lang));
  const { cardAlt } = buildStrings(root, i18n, entry.lang);
  return interpolate(cardAlt, { title, authors: names });
}

/** Creates the field of the picture that other sites show beside a link to an entry. */
export const createSocialImage = (root: string, config: ResolvedSite) => ({
  type: "SocialImage",
  description:
    "The image of link previews to the page: a card with its cover, if it has one; null = the site's image.",
  resolve: async (entry: CardEntry, _: object, context: ResolverContext) => {
    const alt = describeImage(root, config, entry);
    const card = findCard(config, entry);
    if (card) {
      // This query makes Gatsby rebuild the page when the file of the cover
      // changes.
      const { cover } = card.text;
      if (cover)
        await findNode(context, "File", { absolutePath: { eq: cover } });
      return { src: `/${cardFolder}/${card.fileName}`, ...cardSize, alt };
    }
    // A cover on another host has no file.
    if (!hasSocialCover(entry) || entry.cover.filePath) return null;
    const { src, alt: coverAlt } = entry.cover;
    return { src, width: null, height: null, alt: coverAlt || alt };
  },
});
