import type { NavbarItem } from "../../config/types";
import { nearest } from "../../lib/nearest";
import { configFile } from "../config/configFile";
import type { ContentProblem } from "../content/problem";
import { currentVersion, docsFolder } from "./docsArea";
import type { DocsCollection } from "./collectionsOf";
import { namedDocs } from "./namedDocs";
import type { NamedDocs } from "./namedDocs";
import type { DocsPlan } from "./planDocs";
import { faultyDoc, faultySidebar, faultyVersions } from "./navbarFaults";
import type { NavbarFault } from "./navbarFaults";
import { sidebarsFile } from "./readSidebars";

type Site = {
  plan: DocsPlan;
  items: readonly NavbarItem[];
  /** The same items as the owner has written them, which messages show. */
  written: readonly unknown[];
  lineOf: (field: string) => number | undefined;
  /** Files that can't be read: what seems to be missing may be in one of them. */
  unread: readonly string[];
  /** Files of sidebars that can't be read: they have no pages, but make no sidebars either. */
  unreadSidebars: readonly string[];
};

/** Finds items of the bar that lead to docs which are not there. */
export function checkNavbarDocs(site: Site): ContentProblem[] {
  return namedDocs(site.items).flatMap((named) =>
    faultsOf(named, site).map(({ at, ...fault }): ContentProblem => {
      const field = at === "" ? named.field : `${named.field}.${at}`;
      const item = valueAt(site.written, named.field);
      return {
        severity: "error",
        file: configFile,
        line: site.lineOf(field),
        field,
        ...fault,
        item: JSON.stringify(item),
      };
    }),
  );
}

function faultsOf(named: NamedDocs, site: Site): NavbarFault[] {
  const { plan, unread, unreadSidebars } = site;
  const collection = plan.collections.find(({ id }) => id === named.collection);
  if (!collection) return missingCollection(named, plan.collections, unread);
  const versions = collection.versions.map((version) => ({
    version,
    planned: plan.versions.filter((one) => one.version === version),
  }));
  // A page whose file has a fault of its own has been reported.
  const isAmong = (files: readonly string[]) =>
    versions.some(({ version }) =>
      files.some((file) => file.startsWith(`content/${version.area}/`)),
    );
  const isUnread = isAmong(unread);
  const { item } = named;
  switch (item.type) {
    case "doc":
      return isUnread ? [] : faultyDoc(item, versions);
    case "docSidebar":
      return isUnread ||
        isAmong(unreadSidebars) ||
        unreadSidebars.includes(sidebarsFile)
        ? []
        : faultySidebar(item, versions);
    case "docsVersionDropdown":
      return faultyVersions(item, versions);
    default:
      return [];
  }
}

function missingCollection(
  { item, collection }: NamedDocs,
  collections: readonly DocsCollection[],
  unread: readonly string[],
): NavbarFault[] {
  const folder = `content/${docsFolder(collection, currentVersion)}`;
  const isUnread = unread.some(
    (file) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}@`),
  );
  if (isUnread) return [];
  const ids = collections.map(({ id }) => id);
  const meant = nearest(collection, ids);
  const begin = `Begin them with a text in ${folder}, such as ${folder}/index.mdx, or remove the item.`;
  return [
    {
      at: item.docsPluginId === undefined ? "" : "docsPluginId",
      message: `This item leads to docs, and there is no published text in ${folder}.`,
      ...(item.docsPluginId !== undefined && { value: item.docsPluginId }),
      ...(ids.length > 0 && { allowed: ids.join(", ") }),
      fix: meant ? `Did you mean "${meant}"?` : begin,
    },
  ];
}

/** `navbar.items[1].items[0]` in the list of items. */
function valueAt(items: readonly unknown[], field: string): unknown {
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  return steps
    .slice(2)
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown>)[step],
      items,
    );
}
