import type { BaseEntry } from "../content/entry";
import { parseEntryPath, splitDate } from "../content/fileNames";
import type { GitTimes } from "../content/gitTimes";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { SiteIndex } from "../links/siteIndex";
import type { Redirect } from "./planRedirects";

type PublishedEntry = Pick<
  BaseEntry,
  | "area"
  | "lang"
  | "name"
  | "path"
  | "publishedAt"
  | "sourcePath"
  | "isFallback"
  | "isListed"
>;

/** The end of an entry's address that its file's name gives. */
const addressOf = (name: string) => `/${splitDate(name).slug.toLowerCase()}`;

/**
 * Reports addresses that an entry had before its file was renamed, and that
 * lead nowhere now. Git knows the old name; an address of the front matter's
 * own does not depend on it.
 */
export const findLostAddresses = (
  entries: readonly PublishedEntry[],
  gitTimes: ReadonlyMap<string, GitTimes>,
  redirects: readonly Redirect[],
  index: Pick<SiteIndex, "routeAt">,
): Diagnostic[] =>
  entries
    .filter(({ isFallback, isListed }) => isListed && !isFallback)
    .flatMap(({ area, lang, name, path, publishedAt, sourcePath }) => {
      const end = addressOf(name);
      if (!path.endsWith(end)) return [];
      const addresses = (gitTimes.get(sourcePath)?.names ?? [])
        .filter(({ until }) => publishedAt === undefined || until > publishedAt)
        .map((renamed) => parseEntryPath(renamed.path.replace("content/", "")))
        .filter((place) => place.area === area && place.lang === lang)
        .map((place) => path.slice(0, -end.length) + addressOf(place.name));
      return [...new Set(addresses)]
        .filter((address) => index.routeAt(address) === undefined)
        .filter((address) => redirects.every(({ from }) => from !== address))
        .map((address) => ({
          reason: `This page was at ${address} before its file was renamed, and nothing leads there now.`,
          fatal: false,
          ruleId: "lostAddresses",
          file: sourcePath,
          actual: address,
          note: `Add "aliases: [${address}]" to the front matter.`,
        }));
    });
