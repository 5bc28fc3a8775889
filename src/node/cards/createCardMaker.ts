import { createHash } from "node:crypto";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";
import { formatDate } from "../../lib/formatDate";
import { formatList } from "../../lib/formatList";
import type { PostNode } from "../nodes/contentNodes";
import { drawableText } from "./drawing/drawableText";
import type { CardFile } from "./drawing/drawCards";
import { drawingStamp } from "./drawing/drawingStamp";
import { readTypefaces } from "./drawing/typefaces";

/** Folder of the cards, in the site. */
export const cardFolder = "social-cards";

export type CardPost = Pick<
  PostNode,
  "title" | "titleMeta" | "slug" | "date" | "lang"
>;

/**
 * Makes cards from posts, in the language of the text: a stand-in, which shows
 * another language's text, has the card of the original. Null where the card's
 * typefaces lack letters of the title.
 */
export function createCardMaker(root: string, site: ResolvedSite) {
  const { serif, sans } = readTypefaces(root);
  const stamp = drawingStamp(root);
  const host = new URL(site.url).host.replace(/^www\./, "");
  return (post: CardPost, authors: readonly string[]): CardFile | null => {
    const title = drawableText(serif, post.titleMeta ?? post.title);
    if (!title) return null;
    const htmlLang = site.i18n.locales[post.lang]?.htmlLang ?? post.lang;
    const owner = localize(site.title, post.lang);
    const names = formatList(authors, htmlLang);
    const texts = {
      title,
      // On a site that is called after its author, the name is there already.
      authors: names === owner ? "" : (drawableText(sans, names) ?? ""),
      date: drawableText(sans, formatDate(post.date, htmlLang, "FULL")) ?? "",
      site: drawableText(serif, owner) ?? "",
      host,
    };
    const hash = createHash("sha1").update(stamp).update(JSON.stringify(texts));
    const digest = hash.digest("hex").slice(0, 12);
    // All cards stand in one folder.
    const slug = post.slug.replaceAll("/", "-");
    return { name: `${slug}-${digest}.png`, texts };
  };
}
