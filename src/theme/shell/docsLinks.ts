import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import type { Localized } from "../../config/i18n";
import type { MenuItem, NavbarItem } from "../../config/types";
import { usePageContext } from "../i18n/useLocale";
import type { DocsContext, MenuDocs, SiteDocs } from "../../lib/docs";
import { usePreferredVersion } from "../state/usePreferredVersion";

export type DocsLinkItem = Extract<
  MenuItem,
  { type: "doc" | "docSidebar" | "docsVersion" }
>;
export type VersionsItem = Extract<NavbarItem, { type: "docsVersionDropdown" }>;

/** The reader's position in an instance of documentation. */
export type DocsPosition = {
  facts: MenuDocs;
  /** The versions that a link may lead to, best first. */
  names: readonly string[];
  /** The current page if it belongs to the instance. */
  page?: DocsContext | undefined;
};

/** A path without locale or an address, with its label. */
type MenuLink = { to: string; label: Localized };

type Target = { to?: string; label: Localized; isUnlisted?: boolean };

/** Finds the target of an item in a version. */
function findTarget(
  item: DocsLinkItem,
  name: string,
  facts: MenuDocs,
): Target | undefined {
  switch (item.type) {
    case "docsVersion":
      return facts.versions.find((version) => version.name === name);
    case "docSidebar":
      return facts.sidebars[item.sidebarId]?.[name];
    case "doc": {
      const target = facts.docs[item.docId]?.[name];
      return target && { ...target, label: item.docId };
    }
  }
}

/** Finds the target of an item in the best version; null if it is not shown. */
export function findDocsLink(
  item: DocsLinkItem,
  { names, facts, page }: DocsPosition,
): MenuLink | null {
  for (const name of names) {
    const { to, label, isUnlisted } = findTarget(item, name, facts) ?? {};
    if (to === undefined || label === undefined) continue;
    const isHere =
      item.type === "doc" && page?.id === item.docId && page.version === name;
    return isUnlisted && !isHere ? null : { to, label: item.label ?? label };
  }
  return null;
}

export type VersionEntry = MenuLink & { name: string };

/** Lists the current page in each version or, if missing, the version's main page. */
export function listVersionEntries(
  { versions: shown }: VersionsItem,
  { facts, page }: DocsPosition,
): VersionEntry[] {
  const all = facts.versions.map(({ name }) => name);
  return (shown ?? all).flatMap((name) => {
    const version = facts.versions.find((item) => item.name === name);
    const to = page?.versions[name] ?? version?.to;
    if (!version || to === undefined) return [];
    return [{ name, label: version.label, to }];
  });
}

/** Finds the entry of the first version that the menu contains. */
export const findCurrentEntry = (
  entries: readonly VersionEntry[],
  names: readonly string[],
): VersionEntry | undefined =>
  names
    .map((wanted) => entries.find(({ name }) => name === wanted))
    .find(Boolean) ?? entries[0];

/** The documentation that the navbar refers to, by locale; the build writes it into the script. */
export const siteDocs = JSON.parse(process.env.SITE_DOCS ?? "{}") as Readonly<
  Record<string, SiteDocs | undefined>
>;

export const useSiteDocs = (): SiteDocs =>
  siteDocs[usePageContext().locale] ?? {};

/**
 * Returns the reader's position in an instance (undefined for an unknown one),
 * with the versions of the page, of the reader's choice and by default.
 */
export function useDocsVersion(instance = DEFAULT_DOCS_PLUGIN_ID) {
  const facts = useSiteDocs()[instance];
  const { docs: page } = usePageContext();
  const current = page?.instance === instance ? page : undefined;
  const known = facts?.versions.map(({ name }) => name) ?? [];
  const [preferred, pick] = usePreferredVersion(instance, known);
  if (!facts) return { docs: undefined, pick };
  const names = [current?.version, preferred, facts.last].filter(
    (name) => name !== undefined && name !== null && known.includes(name),
  ) as string[];
  const docs: DocsPosition = { facts, page: current, names };
  return { docs, pick };
}
