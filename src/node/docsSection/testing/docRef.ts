import { contentPlace } from "../../content/contentPlace";
import { indexId } from "../../content/readDoc";
import type { DocRef } from "../../nodes/contentNodes";
import { routeOf } from "../../nodes/textNodes";

const nothing = {
  sidebarLabel: null,
  paginationLabel: null,
  description: "",
  tagKeys: [],
  tagNames: [],
  links: [],
  imports: [],
  images: [],
  parts: [],
  cover: null,
  isRich: false,
  warnings: [],
  sourceKey: "",
  visibility: "LISTED" as const,
  isListed: true,
  updatedAt: null,
  updated: null,
  chosen: {},
  lines: { id: 2, slug: 3, tags: 4, sidebar: 5, previous: 6, next: 7 },
};

/**
 * A page of documentation as its node would say it, for a file below content/.
 * @param own `basePath` where the version does not begin at /docs
 */
export function docRef(file: string, own: Partial<DocRef> = {}): DocRef {
  const place = contentPlace(file);
  if (place.kind !== "doc") throw new Error(`No page of docs: ${file}`);
  const { folder, lang, area, collection, version, name, position } = place;
  const { locale = lang, basePath = "/docs", docId = name || indexId } = own;
  const slug = own.slug ?? `/${name}`;
  const fields = {
    ...nothing,
    id: `${folder} ${locale}`,
    folder,
    lang,
    locale,
    area,
    collection,
    version,
    docId,
    slug,
    position,
    basePath,
    title: name || "Start",
    titleMeta: null,
    isStandIn: locale !== lang,
    sourcePath: `content/${file}`,
    path: "",
    ...own,
  };
  return { ...fields, path: own.path ?? routeOf(fields, locale) };
}

/** The same page where another language has no translation. */
export const standIn = (doc: DocRef, locale: string): DocRef => ({
  ...doc,
  id: `${doc.folder} ${locale}`,
  locale,
  isStandIn: true,
  path: routeOf(doc, locale),
});

/** English pages with stand-ins for the German ones. */
export const inBothLocales = (docs: readonly DocRef[]): DocRef[] =>
  docs.flatMap((doc) => [doc, standIn(doc, "de")]);
