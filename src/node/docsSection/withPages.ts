import type { ContentProblem } from "../content/problem";
import type { DocEntry } from "../collections/docFields";
import type { DocsCollection, DocsVersion } from "./collectionsOf";

/** The collections without versions of which this build has no page: theirs are all drafts. */
export function withPages(
  collections: readonly DocsCollection[],
  docs: readonly DocEntry[],
): DocsCollection[] {
  const areas = new Set(docs.map(({ area }) => area));
  return collections.flatMap((collection) => {
    const versions = collection.versions.filter(({ area }) => areas.has(area));
    return versions.length > 0 ? { ...collection, versions } : [];
  });
}

/**
 * Says which versions are left out for want of pages. Docs that have yet to
 * begin are no fault, but other versions have paths that depend on the last one.
 */
export const emptyVersions = (
  collections: readonly DocsCollection[],
  shown: readonly DocsCollection[],
  isRead: (version: DocsVersion) => boolean,
): ContentProblem[] =>
  collections.flatMap(({ id, versions }) => {
    const kept = shown.find((one) => one.id === id);
    if (!kept) return [];
    return versions
      .filter((version) => !kept.versions.includes(version) && isRead(version))
      .map(({ name, area, isLast }) => ({
        severity: isLast ? ("error" as const) : ("warning" as const),
        file: `content/${area}`,
        message: isLast
          ? `The version "${name}" of the docs "${id}" is the one that readers get by default, and all its pages are drafts.`
          : `The version "${name}" of the docs "${id}" is left out: all its pages are drafts.`,
        allowed: "at least one page that is no draft",
        fix: `Publish a page, or write an underscore before the folder's name.`,
      }));
  });
