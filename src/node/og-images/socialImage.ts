import type { CreateResolversArgs } from "gatsby";
import { languageTag } from "../../config/locales";
import { interpolate } from "../messages/interpolate";
import { formatList } from "../../lib/format";
import { buildStrings } from "../content/buildStrings";
import { collections } from "../collections";
import { projectRoot } from "../projectRoot";
import { cardSize } from "./Card";
import { cardFolder, findCard, nameAuthors } from "./cards";
import type { CardEntry } from "./cards";
import { hasSocialCover, resolveCover, watchFile } from "./coverImage";
import type { ResolverContext } from "./coverImage";

type Args = Pick<CreateResolversArgs, "createNodeId" | "store">;

/** Describes a card or cover: by the title and authors of the entry. */
function describeImage(root: string, entry: CardEntry, authors: string[]) {
  const title = entry.titleMeta ?? entry.title;
  if (authors.length === 0) return title;
  const names = formatList(authors, languageTag(entry.lang));
  const { cardAlt } = buildStrings(root, entry.lang);
  return interpolate(cardAlt, { title, authors: names });
}

/** The `socialImage` fields of all collections. */
export function createSocialImages({ createNodeId, store }: Args) {
  const root = projectRoot(store);
  const resolve = async (
    entry: CardEntry,
    _: object,
    context: ResolverContext,
  ) => {
    const findAuthor = (seed: string) =>
      context.nodeModel.getNodeById({ id: createNodeId(seed), type: "Author" });
    const authors = nameAuthors(entry, findAuthor);
    const alt = describeImage(root, entry, authors);
    const card = findCard(entry, findAuthor);
    if (card) {
      if (card.text.cover) await watchFile(card.text.cover, context);
      return { src: `/${cardFolder}/${card.fileName}`, ...cardSize, alt };
    }
    if (!hasSocialCover(entry)) return null;
    const cover = await resolveCover(root, entry.cover, context);
    return cover && { ...cover, alt: entry.cover.alt || alt };
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
