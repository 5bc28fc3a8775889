import { localePath, stripLocale } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { DocsContext } from "../../lib/docs";
import { groupBy } from "../../lib/groupBy";
import { findFirstLink } from "./navigation";
import type { LocalizedVersion } from "./types";

/** Finds the version that readers of an instance get by default, in a locale. */
export const findLastVersion = (
  versions: readonly LocalizedVersion[],
  { instance, locale }: Pick<LocalizedVersion, "instance" | "locale">,
): LocalizedVersion | undefined =>
  versions.find(
    (version) =>
      version.isLast &&
      version.instance === instance &&
      version.locale === locale,
  );

type VersionedPage = {
  version: LocalizedVersion;
  /** What the page has in common in all versions, such as its id. */
  key: string;
  path: string;
};

/** The paths of a page in the versions that have it, without locale, by version name. */
type Counterparts = Record<string, string>;

/** Groups pages that several versions have. Returns a function that finds the paths of a page. */
export function createCounterparts(
  pages: readonly VersionedPage[],
): (version: LocalizedVersion, key: string) => Counterparts {
  const getId = ({ instance, locale }: LocalizedVersion, key: string) =>
    `${instance} ${locale} ${key}`;
  const groups = groupBy(pages, ({ version, key }) => getId(version, key));
  const counterparts = new Map(
    groups.map(([id, group]) => [
      id,
      Object.fromEntries(
        group.map(({ version, path }) => [
          version.name,
          stripLocale(path).path,
        ]),
      ),
    ]),
  );
  return (version, key) => counterparts.get(getId(version, key)) ?? {};
}

/** Creates the context of a page that has no sidebar: its version, and the one that readers get by default. */
export function createVersionContext(
  versions: readonly LocalizedVersion[],
  version: LocalizedVersion,
  counterparts: Counterparts,
): DocsContext {
  const last = findLastVersion(versions, version);
  const { instance, name, locale, hasBadge, banner } = version;
  const same = last && counterparts[last.name];
  const title = siteConfig.docs[instance]?.title;
  return {
    instance,
    version: name,
    id: null,
    versions: counterparts,
    about: {
      label: localizeLabel(version),
      hasBadge,
      banner,
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
      path: findStart(version),
    },
    canonical: null,
    sidebar: null,
    crumbs: [],
    previous: null,
    next: null,
  };
}

const localizeLabel = ({ label, locale }: LocalizedVersion) =>
  label === null ? null : localize(label, locale);

/** Finds the start page of a version: at its path is a page or an index, unless the index would be empty. */
function findStart(version: LocalizedVersion): string {
  const { byId, sidebars, mainDocId, locale, path } = version;
  const main = byId.get(mainDocId ?? "");
  const hasStart = findFirstLink(sidebars[0]?.items ?? []) !== undefined;
  return hasStart || !main ? localePath(locale, path) : main.path;
}
