import { localeCodes } from "../../config/locales";
import { commentsSchema } from "../../config/schema/commentsSchema";
import type { SiteInput } from "../../config/types";
import { scanHtml } from "./scanHtml";

/** An address that the owner has written into the site config. */
export type ConfigLink = {
  /** Dotted path of the option, for instance `navbar.items[1].to`. */
  field: string;
  written: string;
  isImage: boolean;
  /** Whether it is written without locale, and leads to each reader's own. */
  isLocalized: boolean;
  /** The one locale whose pages have it; all of them where there is none. */
  locale?: string;
};

/** Options that hold one address, by their names. */
const images = new Set(["favicon", "icon", "image", "src", "srcDark"]);
const localized = new Set(["to", "privacyPage"]);
const addresses = new Set(["href", "stylesheet"]);
/** Options that may hold the owner's own HTML. */
const html = new Set(["html", "content", "value"]);

/** All addresses in the site config, those in its HTML included. */
export function configLinks(site: SiteInput): ConfigLink[] {
  const comments =
    site.comments && commentsSchema.safeParse(site.comments).data;
  return findLinks(
    { ...site, comments, docs: undefined },
    { field: "", key: "" },
  );
}

/** Where a value stands; the key is that of the option, which may have a value for each locale. */
type Place = Pick<ConfigLink, "field" | "locale"> & { key: string };

function findLinks(value: unknown, place: Place): ConfigLink[] {
  const { field, key, locale } = place;
  if (typeof value === "string") return readLinks(value, place);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (Array.isArray(value)) {
      return findLinks(inner, { ...place, field: `${field}[${name}]` });
    }
    const path = field === "" ? name : `${field}.${name}`;
    return localeCodes.includes(name)
      ? findLinks(inner, { field: path, key, locale: name })
      : findLinks(inner, { field: path, key: name, locale });
  });
}

function readLinks(written: string, place: Place): ConfigLink[] {
  const { key, ...rest } = place;
  const link = { ...rest, isImage: false, isLocalized: localized.has(key) };
  if (html.has(key)) {
    const found = scanHtml(written);
    return [
      ...found.links.map((one) => ({ ...link, written: one })),
      ...found.images.map((one) => ({ ...link, written: one, isImage: true })),
    ];
  }
  if (images.has(key)) return [{ ...link, written, isImage: true }];
  const isAddress = link.isLocalized || addresses.has(key);
  return isAddress ? [{ ...link, written }] : [];
}
