import type { Localized } from "../config/localize";
import type { NavbarItem } from "../config/types";
import type { DocsContext } from "../lib/docsContext";
import type { MenuDocs } from "../lib/siteDocs";

type Item = Extract<NavbarItem, { type: "docsVersionDropdown" }>;

export type VersionEntry = { name: string; label: Localized; to: string };

/** What a menu of versions offers: the current page in each, or else the version's main page. */
export function versionEntries(
  { versions: shown }: Item,
  menu: MenuDocs,
  page: DocsContext | undefined,
  locale: string,
): VersionEntry[] {
  const named = Array.isArray(shown) ? undefined : shown;
  const all = menu.versions.map(({ name }) => name);
  const names = Array.isArray(shown) ? shown : named && Object.keys(named);
  return (names ?? all).flatMap((name) => {
    const version = menu.versions.find((one) => one.name === name);
    const to = page?.versions[name] ?? version?.to[locale];
    if (!version || to === undefined) return [];
    return [{ name, label: named?.[name]?.label ?? version.label, to }];
  });
}

/** The one that a menu shows as the current: of the first version that it offers. */
export const currentEntry = (
  entries: readonly VersionEntry[],
  names: readonly string[],
): VersionEntry | undefined => {
  const wanted = names.find((name) => entries.some((one) => one.name === name));
  return entries.find(({ name }) => name === wanted) ?? entries[0];
};
