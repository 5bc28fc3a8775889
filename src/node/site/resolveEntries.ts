import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { groupBy } from "../../lib/groupBy";
import { isBuilt, isListed, visibilityAt } from "../content/visibility";
import { dayOf } from "../../lib/zonedTime";
import { findCollection } from "../collections";
import type { Entry, LoadedEntry } from "../collections";
import { nodeId } from "../content/entry";
import type { LoadedFields } from "../content/entry";
import type { GitTimes } from "../content/gitTimes";

/**
 * Gives loaded entries what the clock, git and the other entries decide: who
 * sees them, when they changed, their paths, and a fallback in each locale
 * without a translation. Newest first.
 */
export function resolveEntries(
  loaded: readonly LoadedEntry[],
  gitTimes: ReadonlyMap<string, GitTimes>,
  showsHidden: boolean,
): { entries: Entry[]; hidden: LoadedEntry[] } {
  const areas = [...new Set(loaded.map(({ area }) => area))];
  const now = new Date();
  const hidden: LoadedEntry[] = [];
  const own = loaded.flatMap((fields): Entry[] => {
    const collection = findCollection(fields.area);
    const visibility = visibilityAt(now, fields);
    const location = collection?.locate(fields, areas);
    if (!location || !isBuilt(visibility, showsHidden)) {
      hidden.push(fields);
      return [];
    }
    const { path, ...rest } = location;
    const updatedAt = findUpdate(fields, gitTimes.get(fields.sourcePath));
    return [
      {
        ...fields,
        ...rest,
        id: nodeId(fields.nodeType, fields.folder, fields.lang),
        locale: fields.lang,
        isFallback: false,
        path: localePath(fields.lang, path),
        visibility,
        isListed: isListed(visibility),
        updatedAt,
        updated: updatedAt && dayOf(new Date(updatedAt), siteConfig.timeZone),
      },
    ];
  });
  const fallbacks = groupBy(own, ({ folder }) => folder).flatMap(
    ([, versions]) => createFallbacks(versions, areas),
  );
  return { entries: [...own, ...fallbacks].sort(newestFirst), hidden };
}

/** For each locale without a translation: the default locale's entry, else that of the first locale that has one. */
function createFallbacks(
  versions: readonly Entry[],
  areas: readonly string[],
): Entry[] {
  const written = localeCodes.flatMap(
    (code) => versions.find(({ locale }) => locale === code) ?? [],
  );
  const [original] = written;
  if (!original) return [];
  const collection = findCollection(original.area);
  const path = collection?.locate(original, areas)?.path ?? "";
  return localeCodes
    .filter((code) => written.every(({ locale }) => locale !== code))
    .map((locale) => ({
      ...original,
      id: nodeId(original.nodeType, original.folder, locale),
      locale,
      isFallback: true,
      isListed: original.isListed && (collection?.showsFallbacks ?? false),
      path: localePath(locale, path),
      diagnostics: [],
    }));
}

/** The last change: as the front matter says it, else of the last commit. Entries with a date count changes after it only. */
function findUpdate(
  { lastUpdate, publishedAt }: LoadedFields,
  commits: GitTimes | undefined,
): string | null {
  if (publishedAt === undefined) return lastUpdate ?? commits?.last ?? null;
  const isRevised = commits && commits.last !== commits.first;
  const update = lastUpdate ?? (isRevised ? commits.last : null);
  return update && update > publishedAt ? update : null;
}

/** Entries of one instant by slug, so that the order never depends on the file system. */
const newestFirst = (
  a: Pick<Entry, "publishedAt" | "folder" | "locale">,
  b: Pick<Entry, "publishedAt" | "folder" | "locale">,
) =>
  (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "", "en") ||
  slugOf(a).localeCompare(slugOf(b), "en");

const slugOf = (entry: { folder: string; slug?: string }) =>
  entry.slug ?? entry.folder;
