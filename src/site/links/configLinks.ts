import { addLocale } from "../../config/i18n";
import { localeCodes, localePath, stripLocale } from "../../config/locales";
import { PRIVACY_PAGE } from "../../config/constants";
import { withBaseUrl } from "../../config/resolved";
import type { ResolvedSite, SiteInput } from "../../config/types";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { didYouMean } from "../../lib/nearest";
import { isSkipped, readAddress } from "./address";
import type { LinkSource } from "./address";
import { addProtocol, noPage } from "./resolveLink";
import type { LinkSite } from "./resolveLink";
import { scanHtml } from "./scanHtml";
import type { SiteIndex } from "./siteIndex";

/** An address that the owner has written into the site config. */
export type ConfigLink = {
  /** Path of the option, for instance ["navbar", "items", 1, "to"]. */
  field: readonly PropertyKey[];
  written: string;
  isImage: boolean;
  /** Whether it is written without locale, and leads to each reader's own. */
  isLocalized: boolean;
  /** The one locale whose pages have it; all of them where there is none. */
  locale?: string;
};

/** Options that hold one address, by their names. */
const images = new Set(["favicon", "image", "src", "srcDark"]);
const addresses = new Set([
  ...["booking", "href", "stylesheet"],
  // Files of typefaces.
  ...["regular", "bold", "italic"],
]);
/** Options that may hold the owner's own HTML. */
const html = new Set(["html", "content", "value"]);

/** Finds all addresses in the site config, those in its HTML included. */
export const findConfigLinks = (site: object): ConfigLink[] =>
  findLinks(
    { ...site, docs: undefined, redirects: undefined },
    { field: [], key: "" },
  );

/** Where a value stands; the key is that of the option, which may have a value for each locale. */
type Place = Pick<ConfigLink, "field" | "locale"> & { key: string };

function findLinks(value: unknown, place: Place): ConfigLink[] {
  const { field, key, locale } = place;
  if (typeof value === "string") return readLinks(value, place);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (Array.isArray(value)) {
      return findLinks(inner, { ...place, field: [...field, Number(name)] });
    }
    const path = [...field, name];
    return localeCodes.includes(name)
      ? findLinks(inner, { field: path, key, locale: name })
      : findLinks(inner, { field: path, key: name, locale });
  });
}

function readLinks(written: string, place: Place): ConfigLink[] {
  const { key, ...rest } = place;
  const link = { ...rest, isImage: false, isLocalized: key === "to" };
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

/** Checks that the pages, files and images that the site config names will be there. */
export function checkConfigLinks(
  config: SiteInput,
  { index, url, skip }: Pick<LinkSite, "index" | "url" | "skip">,
): { diagnostics: Diagnostic[]; sources: LinkSource[] } {
  const diagnostics = checkPathNames(config, index);
  const sources: LinkSource[] = [];
  for (const link of findConfigLinks(config)) {
    const { field, written, isImage } = link;
    const place = { file: configFile, field };
    const targets = readTargets(link, index, url);
    sources.push(...targets.map((target) => ({ ...place, ...target })));
    if (isSkipped(written, skip)) continue;
    const missing = targets.filter(({ path }) => !exists(path, link, index));
    // What no locale has is missing once, not once for each locale.
    const reported =
      missing.length === targets.length ? missing.slice(0, 1) : missing;
    for (const { path } of reported) {
      const reason = `Image not found: static${path}.`;
      diagnostics.push({
        ...(isImage
          ? { ruleId: "missingImages", reason }
          : noPage(path, index)),
        ...suggestPath(path, link, index),
        ...place,
        fatal: true,
        actual: written,
      });
    }
  }
  return { diagnostics, sources };
}

/** Reports addresses that a locale has another name for (`paths`), although no page begins with them. */
const checkPathNames = ({ i18n }: SiteInput, index: SiteIndex): Diagnostic[] =>
  Object.entries(i18n.locales).flatMap(([code, { paths = {} }]) =>
    Object.keys(paths)
      .filter((path) => index.pagesBelow(localePath(code, path)).length === 0)
      .map((path) => ({
        reason: `No page begins with ${path}.`,
        fatal: false,
        file: configFile,
        field: ["i18n", "locales", code, "paths", path],
        actual: path,
        note: didYouMean(index.nearestPage(path)),
      })),
  );

/** Where on this site an address of the config leads, once for each locale that has it; nowhere for other sites. */
function readTargets(
  { written, isLocalized, locale }: ConfigLink,
  index: SiteIndex,
  url: string,
) {
  const locales = locale === undefined ? localeCodes : [locale];
  const addresses = isLocalized
    ? locales.map((code) => index.addressIn(code, written))
    : [written];
  return addresses
    .map((address) => readAddress(withBaseUrl(address), "/", url))
    .filter((address) => address.kind === "here");
}

/**
 * Adds the slugs of pages that the config names to what locales call addresses
 * (`paths`), so that browsers lead its addresses there as well.
 */
export function addSlugs(
  site: ResolvedSite,
  addressIn: SiteIndex["addressIn"],
): ResolvedSite {
  const i18n = structuredClone(site.i18n);
  // Sorted, a page comes before those below it, which may have other names.
  const names = findConfigLinks(site)
    .filter(({ isLocalized }) => isLocalized)
    .map(({ written }) => written.replace(/[?#].*$/, ""))
    .concat(site.comments ? PRIVACY_PAGE : [])
    .sort();
  for (const [code, locale] of Object.entries(i18n.locales)) {
    for (const name of names) {
      const path = addressIn(code, name);
      if (addLocale(i18n, code, name) === path) continue;
      const own = locale.path === "/" ? path : path.slice(locale.path.length);
      locale.paths = { ...locale.paths, [name]: own };
    }
  }
  return { ...site, i18n };
}

const exists = (path: string, { isImage }: ConfigLink, index: SiteIndex) =>
  index.hasFile(path) || (!isImage && index.routeAt(path) !== undefined);

function suggestPath(
  path: string,
  { written, isImage, isLocalized }: ConfigLink,
  index: SiteIndex,
): Pick<Diagnostic, "note"> {
  const { path: plain } = stripLocale(written);
  if (isLocalized && plain !== written) {
    return { note: `Write "${plain}": the site adds each locale's path.` };
  }
  const nearest = index.nearestPage(path);
  const meant =
    (isImage ? undefined : addProtocol(written)) ??
    (nearest && isLocalized ? stripLocale(nearest).path : nearest);
  return { note: didYouMean(meant) };
}
