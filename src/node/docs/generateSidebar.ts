import path from "node:path";
import { localize } from "../../config/localize";
import type { SidebarCategory, SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { splitNumber } from "../content/fileNames";
import { slugify } from "../content/slugs";
import type { CategoryFile } from "./categoryFiles";
import { checkId, describeVersion } from "./checkId";
import { type DocsFolder, withoutNumber } from "./folders";
import { createDocItem, createIndexLink } from "./sidebarItems";
import type { SidebarContext } from "./types";

/** Creates the items of a folder: its own page, then the others by position, then by name. */
export const generateItems = (
  folder: DocsFolder,
  context: SidebarContext,
): SidebarItem[] => [
  ...(folder.doc ? [createDocItem(folder.doc)] : []),
  ...listChildren(folder, context),
];

const listChildren = (
  folder: DocsFolder,
  context: SidebarContext,
  linked?: DocEntry,
): SidebarItem[] =>
  [...folder.folders.values()]
    .map((child) => ({ child, position: findPosition(child, context) }))
    .sort(
      (a, b) =>
        a.position - b.position ||
        a.child.name.localeCompare(b.child.name, "en", { numeric: true }),
    )
    // The page that the category links to is no item in it.
    .filter(({ child }) => child.folders.size > 0 || child.doc !== linked)
    .map(({ child }) => createItem(child, context));

const findFile = (
  { path: folder }: DocsFolder,
  { area, categories }: SidebarContext,
) => categories.get(`${area}/${folder}`);

function findPosition(folder: DocsFolder, context: SidebarContext): number {
  const { name, doc, folders } = folder;
  const numbered = splitNumber(name).position;
  const position =
    folders.size > 0
      ? (findFile(folder, context)?.position ?? numbered ?? doc?.position)
      : (doc?.position ?? numbered);
  return position ?? Infinity;
}

function createItem(folder: DocsFolder, context: SidebarContext): SidebarItem {
  const { doc, folders, name } = folder;
  if (folders.size === 0 && doc) return createDocItem(doc);
  const file = findFile(folder, context);
  const { linked, link } = createLink(folder, file, context);
  const {
    label,
    description,
    collapsible = true,
    collapsed = true,
  } = file ?? {};
  const docItem = link?.type === "doc" ? link : undefined;
  return {
    type: "category",
    label: label
      ? localize(label, context.locale)
      : (docItem?.label ?? nameFolder(name)),
    // The title of a fallback is in another language.
    lang: label ? undefined : docItem?.lang,
    description: description && localize(description, context.locale),
    link,
    isCollapsible: collapsible,
    isCollapsed: collapsed,
    items: [
      ...(doc && linked !== doc ? [createDocItem(doc)] : []),
      ...listChildren(folder, context, linked),
    ],
  };
}

type Link = { linked?: DocEntry; link?: SidebarCategory["link"] };

/** Creates the link of a category: as its file says, else to the folder's own page. */
function createLink(
  { doc, path: folder, name }: DocsFolder,
  file: CategoryFile | undefined,
  context: SidebarContext,
): Link {
  const link = file?.link;
  if (link === undefined) {
    return doc ? { linked: doc, link: createDocItem(doc) } : {};
  }
  if (file === undefined || link === null || link.type === "none") return {};
  const plainPath = folder.split("/").map(withoutNumber).join("/");
  if (link.type === "generated-index") {
    const category = { ...file, label: file.label ?? nameFolder(name), link };
    const slug = slugify(plainPath);
    return { link: createIndexLink(category, context, slug, file.file) };
  }
  const { byId, draftIds, report } = context;
  const { id = "" } = link;
  const ids = [path.posix.join(plainPath, id), id];
  const [linked] = ids.flatMap((docId) => byId.get(docId) ?? []);
  if (linked) return { linked, link: createDocItem(linked) };
  if (ids.some((docId) => draftIds.has(docId))) return {};
  const field = ["link", "id"];
  const location = { file: file.file, line: file.lineOf(field), field };
  checkId("page", id, [...byId.keys()], describeVersion(context)).forEach(
    (found) => report({ ...location, ...found }),
  );
  return {};
}

/** @example nameFolder("02-first-steps") -> "First steps" */
function nameFolder(name: string): string {
  const words = splitNumber(name).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
