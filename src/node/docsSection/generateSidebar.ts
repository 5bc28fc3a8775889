import type { DocRef } from "../nodes/contentNodes";
import { splitNumber } from "../content/numberPrefix";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "./sidebar";

/** The sidebar of a version that the owner wrote none for. */
export const generatedId = "defaultSidebar";

type Folder = {
  /** Its name as it is written. */
  name: string;
  /** Below the version's folder. */
  path: string;
  doc?: DocRef;
  folders: Map<string, Folder>;
};

const newFolder = (name: string, path: string): Folder => ({
  name,
  path,
  folders: new Map(),
});

/** The docs of one version in one locale, by the folders that their sources lie in. */
function treeOf(docs: readonly DocRef[]): Folder {
  const root = newFolder("", "");
  for (const doc of docs) {
    const steps = doc.folder.split("/").slice(1);
    let folder = root;
    for (const name of steps) {
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      const next = folder.folders.get(name) ?? newFolder(name, path);
      folder.folders.set(name, next);
      folder = next;
    }
    folder.doc = doc;
  }
  return root;
}

export const docItem = (doc: DocRef): SidebarDoc => ({
  type: "doc",
  id: doc.docId,
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.isStandIn && { lang: doc.lang }),
  ...(!doc.isListed && { isUnlisted: true }),
});

/** Items of a folder: by their positions, then by their names. */
export function generateItems(docs: readonly DocRef[]): SidebarItem[] {
  const root = treeOf(docs);
  return [...(root.doc ? [docItem(root.doc)] : []), ...itemsOf(root)];
}

const itemsOf = (folder: Folder): SidebarItem[] =>
  [...folder.folders.values()]
    .map((child) => ({ child, position: positionOf(child) }))
    .sort(
      (a, b) =>
        a.position - b.position ||
        a.child.name.localeCompare(b.child.name, "en", { numeric: true }),
    )
    .map(({ child }) => itemOf(child));

function positionOf({ name, doc, folders }: Folder): number {
  const own = splitNumber(name).position;
  const said =
    folders.size > 0 ? (own ?? doc?.position) : (doc?.position ?? own);
  return said ?? Infinity;
}

function itemOf(folder: Folder): SidebarDoc | SidebarCategory {
  const { doc, folders, name, path } = folder;
  if (folders.size === 0 && doc) return docItem(doc);
  const link = doc && docItem(doc);
  return {
    type: "category",
    key: path,
    label: link?.label ?? labelOf(name),
    ...(link && { link }),
    isCollapsible: true,
    isCollapsed: true,
    items: itemsOf(folder),
  };
}

/** "02-first-steps" says "First steps". */
function labelOf(name: string): string {
  const words = splitNumber(name).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
