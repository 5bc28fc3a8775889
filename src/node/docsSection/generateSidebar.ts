import path from "node:path";
import { localize } from "../../config/localize";
import type { DocEntry } from "../collections/docFields";
import { splitNumber } from "../content/fileNames";
import { slugify } from "../content/slugs";
import { docsFolders, plainSteps } from "./docsFolders";
import type { DocsFolder } from "./docsFolders";
import { indexPath } from "./indexPath";
import type { CategoryFile } from "./readCategories";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "./sidebar";
import { docItem } from "./sidebarRun";
import type { SidebarRun } from "./sidebarRun";
import { unknownDoc } from "./unknownDoc";

/** The sidebar of a version that the owner wrote none for. */
export const generatedId = "defaultSidebar";

/** Items of all folders of a version. */
export const generateItems = (run: SidebarRun): SidebarItem[] =>
  generateFolder(docsFolders(run.docs), run);

/** Items of a folder: its own page, then the others by their positions, then by their names. */
export const generateFolder = (
  folder: DocsFolder,
  run: SidebarRun,
): SidebarItem[] => [
  ...(folder.doc ? [docItem(folder.doc)] : []),
  ...itemsOf(folder, run),
];

const itemsOf = (
  folder: DocsFolder,
  run: SidebarRun,
  linked?: DocEntry,
): SidebarItem[] =>
  [...folder.folders.values()]
    .map((child) => ({ child, position: positionOf(child, run) }))
    .sort(
      (a, b) =>
        a.position - b.position ||
        a.child.name.localeCompare(b.child.name, "en", { numeric: true }),
    )
    // A page that the label leads to is no entry below it.
    .filter(({ child }) => child.folders.size > 0 || child.doc !== linked)
    .map(({ child }) => itemOf(child, run));

const fileOf = ({ path }: DocsFolder, { version, sources }: SidebarRun) =>
  sources.categories.get(`${version.area}/${path}`);

function positionOf(folder: DocsFolder, run: SidebarRun): number {
  const { name, doc, folders } = folder;
  const own = splitNumber(name).position;
  const said =
    folders.size > 0
      ? (fileOf(folder, run)?.position ?? own ?? doc?.position)
      : (doc?.position ?? own);
  return said ?? Infinity;
}

function itemOf(
  folder: DocsFolder,
  run: SidebarRun,
): SidebarDoc | SidebarCategory {
  const { doc, folders, name, path: key } = folder;
  if (folders.size === 0 && doc) return docItem(doc);
  const file = fileOf(folder, run);
  const { linked, link } = linkOf(folder, file, run);
  const isOwnLink = doc !== undefined && linked === doc;
  const own = doc && !isOwnLink ? [docItem(doc)] : [];
  const label = file?.label ? localize(file.label, run.locale) : undefined;
  return {
    type: "category",
    key,
    label:
      label ?? (link?.type === "doc" ? link.label : undefined) ?? labelOf(name),
    ...(file?.description && {
      description: localize(file.description, run.locale),
    }),
    // Its own words are in the page's language; a page's label need not be.
    ...(label === undefined &&
      link?.type === "doc" &&
      link.lang !== undefined && { lang: link.lang }),
    ...(link && { link }),
    isCollapsible: file?.collapsible ?? true,
    isCollapsed: file?.collapsed ?? true,
    items: [...own, ...itemsOf(folder, run, linked)],
  };
}

type Linked = { linked?: DocEntry; link?: SidebarCategory["link"] };

/** Where a category's label leads: as its file says, else to the folder's own page. */
function linkOf(
  { doc, path: folder, name }: DocsFolder,
  file: CategoryFile | undefined,
  run: SidebarRun,
): Linked {
  const link = file?.link;
  if (link === undefined) return doc ? { linked: doc, link: docItem(doc) } : {};
  if (file === undefined || link === null || link.type === "none") return {};
  const { locale } = run;
  const plain = plainSteps(folder).join("/");
  if (link.type === "doc") {
    const { id = "" } = link;
    const below = path.posix.join(plain, id);
    const linked = run.byId.get(below) ?? run.byId.get(id);
    if (linked) return { linked, link: docItem(linked) };
    if (run.drafts.has(below) || run.drafts.has(id)) return {};
    run.report({
      file: file.file,
      line: file.lineOf("link", "id"),
      field: "link.id",
      ...unknownDoc(id, run, below),
    });
    return {};
  }
  const label = localize(file.label ?? labelOf(name), locale);
  const description = link.description ?? file.description;
  return {
    link: {
      type: "index",
      title: link.title ? localize(link.title, locale) : label,
      description: description ? localize(description, locale) : null,
      path: indexPath(run, link.slug ?? `/${slugify(plain)}`),
      source: file.file,
    },
  };
}

/** "02-first-steps" says "First steps". */
function labelOf(name: string): string {
  const words = splitNumber(name).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
