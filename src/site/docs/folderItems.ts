import path from "node:path";
import { localizeText } from "../../config/i18n";
import type { SidebarItem } from "../../lib/docs";
import { groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docs";
import { splitNumber } from "../content/fileNames";
import { createCategory, createDocItems, findDoc } from "./sidebarItems";
import type { SidebarContext } from "./types";

/** A folder of docs, or a page, which is a folder without others. */
type Folder = {
  /** The path below content/. */
  path: string;
  /** The folder's own page, index.mdx, and all pages below it. */
  docs: readonly DocEntry[];
};

/** Creates the items of a folder: its own page, then the others by position, then by name. */
export const createFolderItems = (
  folder: Folder,
  context: SidebarContext,
): SidebarItem[] => [
  ...createDocItems(findPage(folder), context),
  ...createChildItems(folder, context),
];

/** Lists the folders of a version that hold pages, by their paths below the version's own folder, which is ".". */
export function listFolders({
  area,
  docs,
}: Pick<SidebarContext, "area" | "docs">): Map<string, Folder> {
  const paths = docs.flatMap(({ folder }) => {
    const steps = path.posix.dirname(folder).split("/");
    return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
  });
  const sorted = [...new Set([area, ...paths])].filter((name) => name !== ".");
  return new Map(
    sorted.sort().map((name) => [
      path.posix.relative(area, name) || ".",
      {
        path: name,
        docs: docs.filter(({ folder }) => `${folder}/`.startsWith(`${name}/`)),
      },
    ]),
  );
}

const findPage = ({ path: folder, docs }: Folder) =>
  docs.find((doc) => doc.folder === folder);

const listChildren = ({ path: parent, docs }: Folder): Folder[] =>
  groupBy(
    docs.filter(({ folder }) => folder !== parent),
    ({ folder }) => folder.slice(parent.length + 1).split("/")[0] ?? "",
  ).map(([name, below]) => ({ path: `${parent}/${name}`, docs: below }));

function createChildItems(
  folder: Folder,
  context: SidebarContext,
): SidebarItem[] {
  const children = listChildren(folder).map((child) => ({
    child,
    name: path.posix.basename(child.path),
    position: findPosition(child, context),
  }));
  return children
    .sort(
      (a, b) =>
        // NaN where neither has a position: then names decide, too.
        a.position - b.position ||
        a.name.localeCompare(b.name, "en", { numeric: true }),
    )
    .flatMap(({ child }) => createItems(child, context));
}

const isPage = (folder: Folder) =>
  folder.docs.every((doc) => doc.folder === folder.path);

function findPosition(folder: Folder, { categories }: SidebarContext): number {
  const numbered = splitNumber(path.posix.basename(folder.path)).position;
  const ofPage = findPage(folder)?.position;
  const position = isPage(folder)
    ? (ofPage ?? numbered)
    : (categories.get(folder.path)?.position ?? numbered ?? ofPage);
  return position ?? Infinity;
}

function createItems(folder: Folder, context: SidebarContext): SidebarItem[] {
  const page = findPage(folder);
  if (isPage(folder)) return createDocItems(page, context);
  const file = context.categories.get(folder.path);
  const linked = findLinked(folder, context);
  const [link] = createDocItems(linked, context);
  const { label, collapsible, collapsed } = file ?? {};
  const items = createChildItems(folder, context).filter(
    (item) => item.type !== "doc" || item.id !== link?.id,
  );
  const first = page === linked ? [] : createDocItems(page, context);
  return createCategory({
    ...(label
      ? { label: localizeText(context.config.i18n, label, context.locale) }
      : { label: link?.label ?? nameFolder(folder), lang: link?.lang }),
    link,
    collapsible,
    collapsed,
    items: [...first, ...items],
  });
}

/** Finds the page that a category links to: as its file says, else the folder's own. */
function findLinked(
  folder: Folder,
  context: SidebarContext,
): DocEntry | undefined {
  const category = context.categories.get(folder.path);
  if (category?.link === undefined) return findPage(folder);
  if (category.link === null) return undefined;
  const location = { file: category.file, field: ["link", "id"] };
  return findDoc(category.link.id, location, context);
}

/** @example nameFolder({ path: "docs/02-first-steps" }) -> "First steps" */
function nameFolder({ path: folder }: Pick<Folder, "path">): string {
  const { name } = splitNumber(path.posix.basename(folder));
  const words = name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
