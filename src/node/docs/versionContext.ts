import { localePath, stripLocale } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { DocsContext } from "../../lib/docs";
import { findFirstLink } from "./navigation";
import type { LocalizedVersion } from "./types";

/** Finds the version that readers of a page get by default, in the page's locale. */
export const findLastVersion = (
  versions: readonly LocalizedVersion[],
  { version, locale }: Pick<LocalizedVersion, "version" | "locale">,
): LocalizedVersion | undefined =>
  versions.find(
    (other) =>
      other.version.isLast &&
      other.version.instance === version.instance &&
      other.locale === locale,
  );

/** Paths of the same page in several versions, without locale, by the versions' names. */
type Counterparts = Record<string, string>;

/**
 * Collects which versions have the same page.
 * @param find gives, and begins, the paths of a page by what it has in common in all versions
 */
export function createCounterparts() {
  const pages = new Map<string, Counterparts>();
  const find = ({ version, locale }: LocalizedVersion, key: string) => {
    const id = `${version.instance} ${locale} ${key}`;
    const known = pages.get(id) ?? {};
    pages.set(id, known);
    return known;
  };
  const add = (planned: LocalizedVersion, key: string, path: string) => {
    find(planned, key)[planned.version.name] = stripLocale(path).path;
  };
  return { find, add };
}

/** What a page says of its version, and of the version that readers get by default; it stands beside no sidebar. */
export function createVersionContext(
  versions: readonly LocalizedVersion[],
  planned: LocalizedVersion,
  counterparts: Counterparts,
): DocsContext {
  const last = findLastVersion(versions, planned);
  const { version, locale } = planned;
  const { instance, name, hasBadge, banner, isNoIndex } = version;
  const same = last && counterparts[last.version.name];
  const title = siteConfig.docs[instance]?.title;
  return {
    instance,
    version: name,
    id: null,
    versions: counterparts,
    about: {
      label: localizeLabel(planned),
      hasBadge,
      banner,
      isNoIndex,
      last:
        last && !version.isLast
          ? {
              label: localizeLabel(last),
              path: same ? localePath(locale, same) : findStart(last),
              isSame: same !== undefined,
            }
          : null,
    },
    start: {
      label: title === undefined ? null : localize(title, locale),
      path: findStart(planned),
    },
    canonical: null,
    sidebar: null,
    crumbs: [],
    previous: null,
    next: null,
  };
}

const localizeLabel = ({ version, locale }: LocalizedVersion) =>
  version.label === null ? null : localize(version.label, locale);

/** Where readers of a version begin: at its path, which lists its pages unless one is there; what lists none has no such page. */
function findStart({
  version,
  docs,
  sidebars,
  mainDocId,
  locale,
}: LocalizedVersion) {
  const main = docs.find(({ docId }) => docId === mainDocId);
  const hasStart = findFirstLink(sidebars[0]?.items ?? []) !== undefined;
  return hasStart || !main ? localePath(locale, version.path) : main.path;
}
