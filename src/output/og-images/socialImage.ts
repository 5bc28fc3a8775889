import type { CreateResolversArgs } from "gatsby";
import { languageTag } from "../../config/locales";
import { interpolate } from "../../lib/interpolate";
import { formatList } from "../../lib/format";
import { buildStrings } from "../../site/content/buildStrings";
import { collections } from "../../site/collections";
import { projectRoot } from "../../site/files/paths";
import { cardSize } from "./Card";
import { cardFolder, findCard, hasSocialCover } from "./cards";
import type { CardEntry } from "./cards";

type Args = Pick<CreateResolversArgs, "store">;

/** The part of Gatsby's context that the resolver uses. */
type ResolverContext = {
  nodeModel: {
    findOne: (query: object) => Promise<object | null>;
  };
};

/** Describes a card or cover by the title and authors of the entry. */
function describeImage(root: string, entry: CardEntry) {
  const title = entry.titleMeta ?? entry.title;
  const { authorNames = [] } = entry;
  if (authorNames.length === 0) return title;
  const names = formatList(authorNames, languageTag(entry.lang));
  const { cardAlt } = buildStrings(root, entry.lang);
  return interpolate(cardAlt, { title, authors: names });
}

/** Creates the `socialImage` fields of all collections. */
export function createSocialImages({ store }: Args) {
  const root = projectRoot(store);
  const resolve = async (
    entry: CardEntry,
    _: object,
    context: ResolverContext,
  ) => {
    const alt = describeImage(root, entry);
    const card = findCard(entry);
    if (card) {
      // This query makes Gatsby rebuild the page when the file of the cover
      // changes.
      const filter = { absolutePath: { eq: card.text.cover } };
      if (card.text.cover)
        await context.nodeModel.findOne({ type: "File", query: { filter } });
      return { src: `/${cardFolder}/${card.fileName}`, ...cardSize, alt };
    }
    // A cover on another host has no file.
    if (!hasSocialCover(entry) || entry.cover.filePath) return null;
    const { src, alt: ownAlt } = entry.cover;
    return { src, width: null, height: null, alt: ownAlt || alt };
  };
  const socialImage = {
    type: "SocialImage",
    description:
      "The image of link previews to the page: a card with its cover, if it has one; null = the site's image.",
    resolve,
  };
  return Object.fromEntries(
    collections.map(({ nodeType }) => [nodeType, socialImage]),
  );
}
