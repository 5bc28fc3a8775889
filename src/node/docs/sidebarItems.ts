import path from "node:path";
import { localize } from "../../config/localize";
import type { Localized } from "../../config/localize";
import { localePath } from "../../config/locales";
import type { CategoryIndex, SidebarDoc } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import type { SidebarContext } from "./types";

/** Creates the item of a page. */
export const createDocItem = (doc: DocEntry): SidebarDoc => ({
  type: "doc",
  id: doc.docId,
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.isFallback && { lang: doc.lang }),
  ...(!doc.isListed && { isUnlisted: true }),
  ...(doc.visibility === "DRAFT" && { isDraft: true }),
});

type IndexTexts = Partial<Record<"title" | "description", Localized>>;

/** A category as it is written in a sidebar or a category file. */
type IndexedCategory = {
  label: Localized;
  description?: Localized;
  link: IndexTexts & { slug?: string };
};

/**
 * Creates the link of a category to a generated index.
 * @param slug its path below the version, unless the category has one
 * @param source the file that the category is written in
 */
export function createIndexLink(
  { label, description, link }: IndexedCategory,
  { locale, path: versionPath }: Pick<SidebarContext, "locale" | "path">,
  slug: string,
  source: string,
): CategoryIndex {
  const text = link.description ?? description;
  const indexPath = path.posix.join("/", versionPath, link.slug ?? slug);
  return {
    type: "index",
    title: localize(link.title ?? label, locale),
    description: text ? localize(text, locale) : null,
    path: localePath(locale, indexPath.replace(/(?<=.)\/$/, "")),
    source,
  };
}
