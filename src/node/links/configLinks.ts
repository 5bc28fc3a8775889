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
const pictures = new Set(["favicon", "icon", "image", "src", "srcDark"]);
const localized = new Set(["to", "privacyPage"]);
const addresses = new Set(["href", "stylesheet"]);

/** Options that hold the owner's own HTML. */
const isHtml = (key: string, holder: Readonly<Record<string, unknown>>) =>
  key === "html" ||
  (key === "content" && "id" in holder) ||
  (key === "value" && holder.type === "html");

/** All addresses in the site config, those in its HTML included. */
export function configLinks(site: SiteInput): ConfigLink[] {
  const { comments } = site;
  const found = linksIn(site, "");
  if (comments && comments.privacyPage === undefined) {
    const { privacyPage } = commentsSchema.parse(comments);
    found.push(linkTo("comments.privacyPage", privacyPage, "privacyPage"));
  }
  return found;
}

const linkTo = (field: string, written: string, key: string): ConfigLink => ({
  field,
  written,
  isImage: pictures.has(key),
  isLocalized: localized.has(key),
});

function linksIn(value: unknown, field: string): ConfigLink[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => linksIn(item, `${field}[${at}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Readonly<Record<string, unknown>>;
  return Object.entries(holder).flatMap(([key, inner]) => {
    const path = field === "" ? key : `${field}.${key}`;
    // Comes alive with the docs section.
    if (path === "docs") return [];
    if (isHtml(key, holder)) return linksInHtml(inner, path);
    if (pictures.has(key) && typeof inner === "object") {
      return picturesOf(inner, path);
    }
    const isAddress =
      pictures.has(key) || localized.has(key) || addresses.has(key);
    return typeof inner === "string" && isAddress
      ? [linkTo(path, inner, key)]
      : linksIn(inner, path);
  });
}

/** A picture that each language has one of. */
const picturesOf = (byLocale: unknown, field: string): ConfigLink[] =>
  Object.entries(byLocale as Readonly<Record<string, string>>).map(
    ([locale, written]) => ({
      ...linkTo(`${field}.${locale}`, written, field),
      isImage: true,
      locale,
    }),
  );

/** Links of a piece of HTML, which may be one for all languages or one for each. */
function linksInHtml(html: unknown, field: string): ConfigLink[] {
  const byLocale =
    typeof html === "string"
      ? [[undefined, html] as const]
      : Object.entries((html ?? {}) as Readonly<Record<string, string>>);
  return byLocale.flatMap(([locale, text]) => {
    const place = {
      field: locale === undefined ? field : `${field}.${locale}`,
      isLocalized: false,
      ...(locale !== undefined && { locale }),
    };
    const { links, images } = scanHtml(text);
    return [
      ...links.map((written) => ({ ...place, written, isImage: false })),
      ...images.map((written) => ({ ...place, written, isImage: true })),
    ];
  });
}
