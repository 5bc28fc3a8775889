import { addLocale, localizeText, removeLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import type { DocsContext, VersionFacts } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { createAlternates } from "../routes/alternates";
import { createEntryRoute } from "../routes/route";
import type { Route } from "../routes/route";
import { createNavigation, findSidebar, sidebarKey } from "./navigation";
import type { LocalizedVersion } from "./types";

/** Creates the routes of the pages of all versions. */
export function createDocRoutes(
  config: ResolvedSite,
  versions: readonly LocalizedVersion[],
): Route[] {
  const pages = versions.flatMap((version) =>
    version.docs.map((doc) => {
      const sidebar = findSidebar(version, doc);
      return {
        doc,
        docs: {
          ...createVersionContext(config, versions, version, doc),
          sidebar: sidebar?.id ?? null,
          ...createNavigation(version, doc, sidebar?.pages),
        },
        sidebar: sidebar && sidebarKey(version, sidebar.id),
      };
    }),
  );
  // Search engines should not list copies of the last version.
  const findAlternates = createAlternates(
    config.i18n,
    pages.map(({ doc, docs: { canonical } }) => ({ ...doc, canonical })),
  );
  return pages.map(({ doc, docs, sidebar }) =>
    createEntryRoute(doc, findAlternates(doc), { docs, sidebar }),
  );
}

/** Creates the facts that a page shows about its version, and about the same page in the others. */
function createVersionContext(
  { i18n, docs }: ResolvedSite,
  versions: readonly LocalizedVersion[],
  version: LocalizedVersion,
  { docId, lang }: DocEntry,
): Omit<DocsContext, "sidebar" | "crumbs" | "previous" | "next"> {
  const { instance, name, locale } = version;
  const inLocale = (code: string) =>
    versions.filter(
      (other) => other.instance === instance && other.locale === code,
    );
  const title = docs[instance]?.title;
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
    about: describeVersion(i18n, version, findLast(inLocale(locale)), docId),
    start: {
      label: title === undefined ? null : localizeText(i18n, title, locale),
      path: findStart(i18n, version),
    },
    // In its own language: a translation is not a copy of its original.
    canonical: findCanonical(version, findLast(inLocale(lang)), docId),
  };
}

const findLast = (versions: readonly LocalizedVersion[]) =>
  versions.find(({ isLast }) => isLast);

/** Describes a version to the readers of a page, with a link to the version that they get by default. */
function describeVersion(
  i18n: I18n,
  version: LocalizedVersion,
  last: LocalizedVersion | undefined,
  docId: string,
): VersionFacts {
  const { hasBadge, banner } = version;
  const same = last?.byId.get(docId);
  return {
    label: localizeLabel(i18n, version),
    hasBadge,
    banner,
    last:
      last && !version.isLast
        ? {
            label: localizeLabel(i18n, last),
            path: same?.path ?? findStart(i18n, last),
            isSame: same !== undefined,
          }
        : null,
  };
}

const localizeLabel = (i18n: I18n, { label, locale }: LocalizedVersion) =>
  label === null ? null : localizeText(i18n, label, locale);

/** Finds the start page of a version. */
const findStart = (
  i18n: I18n,
  { byId, mainDocId, locale, path }: LocalizedVersion,
) => byId.get(mainDocId ?? "")?.path ?? addLocale(i18n, locale, path);

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
