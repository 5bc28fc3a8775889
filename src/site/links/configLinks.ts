import { addBasePath } from "../../config/baseUrl";
import { addLocale, listLocales, removeLocale } from "../../config/i18n";
import { PRIVACY_PAGE } from "../../config/constants";
import type { OwnerConfig, ResolvedSite, SiteInput } from "../../config/types";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { didYouMean } from "../../lib/nearest";
import { addProtocol, isSkipped, readAddress } from "./address";
import type { LinkSource } from "./address";
import { findConfigLinks, findHtml } from "./configAddresses";
import type { ConfigLink } from "./configAddresses";
import { describeDetour, describeOther } from "./describeDetour";
import { describeScreen } from "./describeScreen";
import { describeMissingPage } from "./resolveLink";
import type { LinkContext } from "./resolveLink";
import { findOpenElement, findScript, findStrayEnd } from "./scanHtml";
import type { SiteIndex } from "./siteIndex";

/** Lists that come with the first post that has authors or tags. Menus leave them out before. */
export const optionalLists: readonly unknown[] = [
  "/blog/authors",
  "/blog/tags",
];

const isInMenu = ({ field, address }: ConfigLink) =>
  ["navbar", "footer"].includes(String(field[0])) &&
  optionalLists.includes(address);

/** Checks that the site will have the pages, files and images that its config and its sidebars name. */
export function checkConfigLinks(
  { input, sidebars }: Pick<OwnerConfig, "input" | "sidebars">,
  { index, skip }: Pick<LinkContext, "index" | "skip">,
): { diagnostics: Diagnostic[]; sources: LinkSource[] } {
  const diagnostics = [
    ...checkPathNames(input, index),
    ...findHtml(input, sidebars).flatMap(checkHtml),
  ];
  const sources: LinkSource[] = [];
  for (const link of findConfigLinks(input, sidebars)) {
    const { file, field, address, isImage } = link;
    const place = { file, field };
    const targets = readTargets(link, index);
    sources.push(...targets.map((target) => ({ ...place, ...target })));
    if (isSkipped(address, skip) || isInMenu(link)) continue;
    const missing = targets.filter(({ path }) => !exists(path, link, index));
    const detour =
      describeDetour(link, index) ??
      targets.map(({ path }) => describeOther(path, link, index)).find(Boolean);
    if (detour && missing.length === 0)
      diagnostics.push({ ...place, ...detour, actual: address });
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

/** Reports HTML that would have the rest of the page inside of it, or end what it is in, and scripts. */
function checkHtml({
  file,
  field,
  text,
}: ReturnType<typeof findHtml>[number]): Diagnostic[] {
  const place = { file, field, actual: text };
  const open = findOpenElement(text);
  const stray = findStrayEnd(text);
  const script = findScript(text);
  if (open !== undefined)
    return [
      { ...place, reason: `This HTML does not close <${open}>.`, fatal: true },
    ];
  if (stray !== undefined)
    return [
      { ...place, reason: `This HTML does not begin <${stray}>.`, fatal: true },
    ];
  if (script === undefined) return [];
  const reason = `Browsers run ${script} on the first page of a visit, or never.`;
  const note = 'Name the address of the script in "head" instead.';
  return [{ ...place, reason, note, fatal: false }];
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
        note:
          describeScreen(index.config, path) ??
          didYouMean(removeLocale(i18n, index.nearestPage(path) ?? "").path),
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
  config: ResolvedSite,
  addressIn: SiteIndex["addressIn"],
): ResolvedSite {
  const i18n = structuredClone(config.i18n);
  // Sorted, a page comes before those below it, which may have other names.
  const names = findConfigLinks(config)
    .filter(({ isLocalized }) => isLocalized)
    .map(({ address }) => address.replace(/[?#].*$/, ""))
    .concat(config.comments ? PRIVACY_PAGE : [])
    .sort();
  for (const [code, locale] of Object.entries(i18n.locales)) {
    for (const name of names) {
      const path = addressIn(code, name);
      if (addLocale(i18n, code, name) === path) continue;
      const rest = locale.path === "/" ? path : path.slice(locale.path.length);
      locale.paths = { ...locale.paths, [name]: rest };
    }
  }
  return { ...config, i18n };
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
  const screen = isImage ? undefined : describeScreen(index.config, path);
  if (screen) return { note: screen };
  const nearest = index.nearestPage(path);
  const meant =
    (isImage ? undefined : addProtocol(address)) ??
    (nearest && isLocalized ? removeLocale(i18n, nearest).path : nearest);
  return { note: didYouMean(meant) };
}
