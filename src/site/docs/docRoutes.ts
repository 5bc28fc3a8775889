import { removeLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { DocsContext, VersionFacts } from "../../lib/docs";
import type { DocEntry } from "../collections/docs";
import { createAlternates } from "../routes/alternates";
import { createEntryRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { createNavigation, findSidebar, sidebarKey } from "./navigation";
import type { LocalizedVersion } from "./types";

/** Creates the routes of the pages of all versions. */
export function createDocRoutes(
  i18n: I18n,
  versions: readonly LocalizedVersion[],
): Route[] {
  const pages = versions.flatMap((version) =>
    version.docs.map((doc) => {
      const sidebar = findSidebar(version, doc);
      return {
        doc,
        docs: {
          ...createVersionContext(i18n, versions, version, doc),
          sidebar: sidebar?.id ?? null,
          ...createNavigation(doc, sidebar?.pages),
        },
        sidebar: sidebar && sidebarKey(version, sidebar.id),
      };
    }),
  );
  // Search engines should not list copies of the last version.
  const findAlternates = createAlternates(
    i18n,
    pages.map(({ doc, docs: { canonical } }) => ({ ...doc, canonical })),
  );
  return pages.map(({ doc, docs, sidebar }) =>
    createEntryRoute(doc, findAlternates(doc), { docs, sidebar }),
  );
}

/** Creates the facts that a page shows about its version, and about the same page in the others. */
function createVersionContext(
  i18n: I18n,
  versions: readonly LocalizedVersion[],
  version: LocalizedVersion,
  { docId, lang }: DocEntry,
): Omit<DocsContext, "sidebar" | "crumbs" | "previous" | "next"> {
  const { instance, name, locale, title, start } = version;
  const inLocale = (code: string) =>
    versions.filter(
      (other) => other.instance === instance && other.locale === code,
    );
  const counterparts = inLocale(locale).flatMap((other) => {
    const path = other.byId.get(docId)?.path;
    return path === undefined
      ? []
      : [[other.name, removeLocale(i18n, path).path]];
  });
  return {
    instance,
    version: name,
    id: docId,
    versions: Object.fromEntries(counterparts) as DocsContext["versions"],
    about: describeVersion(version, findLast(inLocale(locale)), docId),
    start: { label: title, path: start },
    // In its own language: a translation is not a copy of its original.
    canonical: findCanonical(version, findLast(inLocale(lang)), docId),
  };
}

const findLast = (versions: readonly LocalizedVersion[]) =>
  versions.find(({ isLast }) => isLast);

/** Describes a version to the readers of a page, with a link to the version that they get by default. */
function describeVersion(
  version: LocalizedVersion,
  last: LocalizedVersion | undefined,
  docId: string,
): VersionFacts {
  const { label, hasBadge, banner } = version;
  const same = last?.byId.get(docId);
  return {
    label,
    hasBadge,
    banner,
    last:
      last && !version.isLast
        ? {
            label: last.label,
            path: same?.path ?? last.start,
            isSame: same !== undefined,
          }
        : null,
  };
}

/** Finds the same page in the last version, for search engines. */
function findCanonical(
  { isLast }: LocalizedVersion,
  last: LocalizedVersion | undefined,
  docId: string,
): string | null {
  if (!last || isLast) return null;
  const same = last.byId.get(docId);
  return same?.isListed && !same.isFallback ? same.path : null;
}
