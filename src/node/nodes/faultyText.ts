import { stripLocale } from "../../config/locales";
import { isPreview } from "../../config/preview";
import type { TextPlace } from "../content/contentPlace";
import type { Referring } from "../content/checkReferences";
import type { Importing } from "../content/checkImports";
import type { Mentions } from "../content/mentionsOf";
import type { TextWithLinks } from "../links/resolveTexts";
import { pathOf } from "./textNodes";

/** A text that nothing is made of, for it has faults: what it names is looked for all the same. */
export type FaultyText = Referring &
  Importing &
  TextWithLinks &
  Pick<Mentions, "slug"> & {
    kind: TextPlace["kind"];
    /** Where the paths of its version begin, for documentation that is shown. */
    basePath: string | null;
  };

/** What a text names, as far as it could be read. */
type Named = Omit<Referring & Importing, "sourcePath" | "isStandIn"> &
  Pick<TextWithLinks, "links"> &
  Partial<Pick<Mentions, "slug" | "isDraft">>;

type Source = {
  place: TextPlace;
  sourcePath: string;
  named: Named;
  /** Where the docs in each folder begin. */
  docsPaths: ReadonlyMap<string, string>;
};

/** What nobody sees may link to what is still to be written. */
const nothing: Named = { images: [], links: [], imports: [], cover: null };

export function faultyText(source: Source): FaultyText {
  const { place, sourcePath, named, docsPaths } = source;
  const { kind, folder, lang } = place;
  const basePath = ("area" in place && docsPaths.get(place.area)) || null;
  const slug = named.slug ?? ("slug" in place ? place.slug : `/${place.name}`);
  const name = "name" in place ? place.name : undefined;
  const path = pathOf(kind, { slug, name, basePath }, lang);
  return {
    ...(named.isDraft && !isPreview ? nothing : named),
    ...{ kind, folder, lang, locale: lang, path, sourcePath, basePath },
    slug: named.slug,
    isStandIn: false,
  };
}

/**
 * Whether a path may be missing because a text has faults: its own path, or
 * that of a list which it may be in.
 */
export function mayBelongTo(
  pathname: string,
  { kind, path, slug, basePath }: FaultyText,
): boolean {
  const own = stripLocale(path).path;
  const wanted = stripLocale(pathname).path;
  if (wanted === own) return true;
  switch (kind) {
    case "page":
      return false;
    case "doc":
      return basePath !== null && `${wanted}/`.startsWith(`${basePath}/`);
    case "post":
      return slug === null
        ? wanted.startsWith("/blog/")
        : /^\/blog\/(?:tags\/|.*\bpage\/\d+$)/.test(wanted);
  }
}
