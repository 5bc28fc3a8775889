import { localeCodes, localePath, stripLocale } from "../../config/locales";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { isSkipped, readAddress } from "./address";
import type { ConfigLink } from "./configLinks";
import { addProtocol, noPage } from "./resolveLink";
import type { LinkSite } from "./resolveLink";
import type { SiteIndex } from "./siteIndex";

/** Paths of this site that an address of the config leads to, one for each locale that has it; none for other sites. */
export function configTargets(
  { written, isLocalized, locale }: ConfigLink,
  url: string,
): string[] {
  const locales = locale === undefined ? localeCodes : [locale];
  const addresses = isLocalized
    ? locales.map((code) => localePath(code, written))
    : [written];
  return addresses.flatMap((address) => {
    const read = readAddress(address, "/", url);
    return read.kind === "here" ? read.path : [];
  });
}

/** Checks that the pages, files and images that the site config names will be there. */
export function checkConfigLinks(
  links: readonly ConfigLink[],
  { index, url, skip }: Pick<LinkSite, "index" | "url" | "skip">,
  lineOf: (field: string) => number | undefined,
): Diagnostic[] {
  return links.flatMap((link): Diagnostic[] => {
    const { field, written, isImage } = link;
    if (isSkipped(written, skip)) return [];
    const paths = configTargets(link, url);
    const missing = paths.filter((path) => !exists(path, link, index));
    // What no locale has is missing once, not once for each locale.
    const reported =
      missing.length === paths.length ? missing.slice(0, 1) : missing;
    return reported.map((path) => ({
      ...(isImage
        ? {
            ruleId: "missingImages",
            reason: `Image not found: static${path}.`,
          }
        : noPage(path, index)),
      ...suggestPath(path, link, index),
      fatal: true,
      file: configFile,
      line: lineOf(field),
      field,
      actual: written,
    }));
  });
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
  return { note: meant && `Did you mean "${meant}"?` };
}
