import { addLocale, listLocales } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { groupBy } from "../lib/groupBy";
import { isBuilt, isListed, getVisibility } from "./content/visibility";
import { getDay } from "../lib/zonedTime";
import { findCollection } from "./collections";
import type { Entry, LoadedEntry } from "./collections";
import { nodeId } from "./content/entry";
import type { LoadedFields, ResolvedFields } from "./content/entry";
import type { GitTimes } from "./content/gitTimes";
import type { SourceChange } from "./findOutdated";
import type { Sources } from "./readSources";

/**
 * Adds to loaded entries what depends on the clock, git and other entries:
 * visibility, date of the last change, path, and a fallback in each locale
 * without a translation. Newest first.
 */
export function resolveEntries(
  config: ResolvedSite,
  {
    loaded,
    gitTimes,
    outdated,
  }: Pick<Sources, "loaded" | "gitTimes" | "outdated">,
  showsHidden: boolean,
): { entries: Entry[]; hidden: LoadedEntry[] } {
  const areas = [...new Set(loaded.map(({ area }) => area))];
  const now = new Date();
  const hidden: LoadedEntry[] = [];
  const resolved = loaded.flatMap((fields): Entry[] => {
    const collection = findCollection(fields.area);
    const visibility = getVisibility(now, fields);
    const path = collection?.locate(fields, areas, config) ?? null;
    if (path === null || !isBuilt(visibility, showsHidden)) {
      hidden.push(fields);
      return [];
    }
    const updatedAt = findUpdate(fields, gitTimes.get(fields.sourcePath));
    return [
      {
        ...fields,
        id: nodeId(fields.nodeType, fields.folder, fields.lang),
        locale: fields.lang,
        isFallback: false,
        path: addLocale(config.i18n, fields.lang, path),
        originalChange: describeChange(outdated.get(fields.sourcePath), config),
        visibility,
        isListed: isListed(visibility),
        updatedAt,
        updated: updatedAt && getDay(new Date(updatedAt), config.timeZone),
      },
    ];
  });
  const fallbacks = groupBy(resolved, ({ folder }) => folder).flatMap(
    ([, translations]) => createFallbacks(config, translations, areas),
  );
  return { entries: [...resolved, ...fallbacks].sort(compareByDate), hidden };
}

/** Creates the fallbacks of an entry, from the default locale, else from the first locale that has it. */
function createFallbacks(
  config: ResolvedSite,
  translations: readonly Entry[],
  areas: readonly string[],
): Entry[] {
  const { i18n } = config;
  const localeCodes = listLocales(i18n);
  const [original] = localeCodes.flatMap(
    (code) => translations.find(({ locale }) => locale === code) ?? [],
  );
  if (!original) return [];
  const collection = findCollection(original.area);
  const path = collection?.locate(original, areas, config) ?? "";
  return localeCodes
    .filter((code) => translations.every(({ locale }) => locale !== code))
    .map((locale) => ({
      ...original,
      id: nodeId(original.nodeType, original.folder, locale),
      locale,
      isFallback: true,
      isListed:
        original.isListed &&
        (config.untranslated === "show" ||
          (collection?.alwaysShowsFallbacks ?? false)),
      path: addLocale(i18n, locale, path),
      originalChange: null,
      diagnostics: [],
    }));
}

/** Names the language of a source and the day of its change, once that is committed. */
function describeChange(
  change: SourceChange | undefined,
  { timeZone }: ResolvedSite,
): ResolvedFields["originalChange"] {
  if (!change?.changedAt) return null;
  const { locale, changedAt } = change;
  return { locale, day: getDay(new Date(changedAt), timeZone) };
}

/** Returns the instant of the last change: from the front matter, else of the last commit. For entries with a date only later changes count. */
function findUpdate(
  { lastUpdate, publishedAt }: LoadedFields,
  { versions }: GitTimes = { versions: [], names: [] },
): string | null {
  const [last, ...earlier] = versions.map(({ instant }) => instant);
  if (publishedAt === undefined) return lastUpdate ?? last ?? null;
  const update = lastUpdate ?? (earlier.length > 0 ? last : null);
  return update && update > publishedAt ? update : null;
}

/** Entries of one instant are sorted by slug, so that the order never depends on the file system. */
const compareByDate = (a: Entry, b: Entry) =>
  (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "", "en") ||
  getSlug(a).localeCompare(getSlug(b), "en");

const getSlug = (entry: { folder: string; slug?: string }) =>
  entry.slug ?? entry.folder;
