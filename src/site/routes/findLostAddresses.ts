import type { I18n } from "../../config/i18n";
import { readDocsArea } from "../collections/docsInstances";
import type { BaseEntry } from "../content/entry";
import {
  parseEntryPath,
  splitDate,
  withoutNumbers,
} from "../content/fileNames";
import type { GitTimes } from "../content/gitTimes";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { SiteIndex } from "../links/siteIndex";
import type { Redirect } from "./planRedirects";

/** Returns the end of the address that a file name gives an entry. Documentation drops numbers, posts drop dates. */
function toAddressEnd(area: string, name: string): string {
  return readDocsArea(area) === null
    ? `/${splitDate(name).slug.toLowerCase()}`
    : `/${withoutNumbers(name)}`;
}

/**
 * Reports the addresses that an entry had before its file was renamed and that
 * lead nowhere now. Git knows the old names. Addresses from a `slug` in the
 * front matter do not depend on the name.
 */
export const findLostAddresses = (
  i18n: I18n,
  entries: readonly BaseEntry[],
  gitTimes: ReadonlyMap<string, GitTimes>,
  redirects: readonly Redirect[],
  index: Pick<SiteIndex, "routeAt">,
): Diagnostic[] =>
  entries
    .filter(({ isFallback, isListed }) => isListed && !isFallback)
    .flatMap(({ area, lang, name, path, publishedAt, sourcePath }) => {
      const end = toAddressEnd(area, name);
      if (!path.endsWith(end)) return [];
      const addresses = (gitTimes.get(sourcePath)?.names ?? [])
        .filter(({ until }) => publishedAt === undefined || until > publishedAt)
        .map((renamed) =>
          parseEntryPath(i18n, renamed.path.replace("content/", "")),
        )
        .filter((old) => old.area === area && old.lang === lang)
        // Files in its folder were named after languages; one may have gone.
        .filter((old) => !old.name.startsWith(`${name}/`))
        .map(
          (old) => path.slice(0, -end.length) + toAddressEnd(area, old.name),
        );
      return [...new Set(addresses)]
        .filter((address) => index.routeAt(address) === undefined)
        .filter((address) => redirects.every(({ from }) => from !== address))
        .map((address) => ({
          reason: `This page was at ${address} before its file was renamed, and nothing leads there now.`,
          fatal: false,
          file: sourcePath,
          actual: address,
          note: `Add "aliases: [${address}]" to the front matter.`,
        }));
    });
