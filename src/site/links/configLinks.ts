import { addBasePath } from "../../config/baseUrl";
import { addLocale, listLocales, removeLocale } from "../../config/i18n";
import { PRIVACY_PAGE } from "../../config/constants";
import type { ResolvedSite, SiteInput } from "../../config/types";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { didYouMean } from "../../lib/nearest";
import { isSkipped, readAddress } from "./address";
import type { LinkSource } from "./address";
import { addProtocol, describeMissingPage } from "./resolveLink";
import type { LinkSite } from "./resolveLink";
import { scanHtml } from "./scanHtml";
import type { SiteIndex } from "./siteIndex";

/** An address in the site config. */
export type ConfigLink = {
  /** Path of the option, for instance ["navbar", "items", 1, "to"]. */
  field: readonly PropertyKey[];
  address: string;
  isImage: boolean;
  /** True for an address without locale, which leads readers to the page in their own. */
  isLocalized: boolean;
  /** The only locale whose pages have it. Default: all have it. */
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
export const findConfigLinks = (site: Pick<SiteInput, "i18n">): ConfigLink[] =>
  findLinks(
    Object.keys(site.i18n.locales),
    { ...site, docs: undefined, redirects: undefined },
    { field: [], key: "" },
  );

/** The location of a value; the key is that of the option, which may have a value for each locale. */
type Place = Pick<ConfigLink, "field" | "locale"> & { key: string };

function findLinks(
  localeCodes: readonly string[],
  value: unknown,
  place: Place,
): ConfigLink[] {
  const { field, key, locale } = place;
  if (typeof value === "string") return readLinks(value, place);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const find = findLinks.bind(undefined, localeCodes, inner);
    if (Array.isArray(value)) {
      return find({ ...place, field: [...field, Number(name)] });
    }
    const path = [...field, name];
    return localeCodes.includes(name)
      ? find({ field: path, key, locale: name })
      : find({ field: path, key: name, locale });
  });
}

function readLinks(address: string, place: Place): ConfigLink[] {
  const { key, ...rest } = place;
  const link = { ...rest, isImage: false, isLocalized: key === "to" };
  if (html.has(key)) {
    const scan = scanHtml(address);
    return [
      ...scan.links.map((url) => ({ ...link, address: url })),
      ...scan.images.map((url) => ({ ...link, address: url, isImage: true })),
    ];
  }
  if (images.has(key)) return [{ ...link, address, isImage: true }];
  const isAddress = link.isLocalized || addresses.has(key);
  return isAddress ? [{ ...link, address }] : [];
}

/** Checks that the site will have the pages, files and images that its config names. */
export function checkConfigLinks(
  input: SiteInput,
  { index, skip }: Pick<LinkSite, "index" | "skip">,
): { diagnostics: Diagnostic[]; sources: LinkSource[] } {
  const diagnostics = checkPathNames(input, index);
  const sources: LinkSource[] = [];
  for (const link of findConfigLinks(input)) {
    const { field, address, isImage } = link;
    const place = { file: configFile, field };
    const targets = readTargets(link, index);
    sources.push(...targets.map((target) => ({ ...place, ...target })));
    if (isSkipped(address, skip)) continue;
    const missing = targets.filter(({ path }) => !exists(path, link, index));
    // A path that no locale has is reported once, not once for each locale.
    const reported =
      missing.length === targets.length ? missing.slice(0, 1) : missing;
    for (const { path } of reported) {
      const reason = `Image not found: static${path}.`;
      diagnostics.push({
        ...(isImage
          ? { ruleId: "missingImages", reason }
          : describeMissingPage(path, index)),
        ...suggestPath(path, link, index),
        ...place,
        fatal: true,
        actual: address,
      });
    }
  }
  return { diagnostics, sources };
}

/** Reports addresses that a locale has another name for (`paths`), although no page begins with them. */
const checkPathNames = ({ i18n }: SiteInput, index: SiteIndex): Diagnostic[] =>
  Object.entries(i18n.locales).flatMap(([code, { paths = {} }]) =>
    Object.keys(paths)
      .filter((path) => {
        const address = addLocale(index.config.i18n, code, path);
        return index.pagesBelow(address).length === 0;
      })
      .map((path) => ({
        reason: `No page begins with ${path}.`,
        fatal: false,
        file: configFile,
        field: ["i18n", "locales", code, "paths", path],
        actual: path,
        note: didYouMean(index.nearestPage(path)),
      })),
  );

/** Reads an address of the config in each locale that has it; addresses of other sites are left out. */
function readTargets(
  { address, isLocalized, locale }: ConfigLink,
  index: SiteIndex,
) {
  const { config } = index;
  const locales = locale === undefined ? listLocales(config.i18n) : [locale];
  const urls = isLocalized
    ? locales.map((code) => index.addressIn(code, address))
    : [address];
  return urls
    .map((url) => readAddress(addBasePath(config, url), "/", config))
    .filter((target) => target.kind === "here");
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
    .map(({ address }) => address.replace(/[?#].*$/, ""))
    .concat(site.comments ? PRIVACY_PAGE : [])
    .sort();
  for (const [code, locale] of Object.entries(i18n.locales)) {
    for (const name of names) {
      const path = addressIn(code, name);
      if (addLocale(i18n, code, name) === path) continue;
      const rest = locale.path === "/" ? path : path.slice(locale.path.length);
      locale.paths = { ...locale.paths, [name]: rest };
    }
  }
  return { ...site, i18n };
}

const exists = (path: string, { isImage }: ConfigLink, index: SiteIndex) =>
  index.hasFile(path) || (!isImage && index.routeAt(path) !== undefined);

function suggestPath(
  path: string,
  { address, isImage, isLocalized }: ConfigLink,
  index: SiteIndex,
): Pick<Diagnostic, "note"> {
  const { i18n } = index.config;
  const { path: plain } = removeLocale(i18n, address);
  if (isLocalized && plain !== address) {
    return { note: `Write "${plain}": the site adds each locale's path.` };
  }
  const nearest = index.nearestPage(path);
  const meant =
    (isImage ? undefined : addProtocol(address)) ??
    (nearest && isLocalized ? removeLocale(i18n, nearest).path : nearest);
  return { note: didYouMean(meant) };
}
