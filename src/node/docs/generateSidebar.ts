import path from "node:path";
import { localize } from "../../config/localize";
import { localePath } from "../../config/locales";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import { splitNumber } from "../content/fileNames";
import { slugify } from "../content/slugs";
import type { CategoryFile } from "./categoryFiles";
import { type DocsFolder, withoutNumber } from "./folders";
import type { SidebarContext } from "./types";
import { describeUnknownDoc } from "./unknownId";

/** A page as an entry. */
export const createDocItem = (doc: DocEntry): SidebarDoc => ({
  type: "doc",
  id: doc.docId,
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.isFallback && { lang: doc.lang }),
  ...(!doc.isListed && { isUnlisted: true }),
  ...(doc.visibility === "DRAFT" && { isDraft: true }),
});

/** The path of a page that lists a category; `slug` is below its version's start. */
export const indexPath = (
  { version, locale }: Pick<SidebarContext, "version" | "locale">,
  slug: string,
): string =>
  localePath(
    locale,
    path.posix.join("/", version.path, slug).replace(/(?<=.)\/$/, ""),
  );

/** Makes the entries of a folder: its own page, then the others by their positions, then by their names. */
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
    // A page that the label leads to is no entry below it.
    .filter(({ child }) => child.folders.size > 0 || child.doc !== linked)
    .map(({ child }) => createItem(child, context));

const findFile = (
  { path: folder }: DocsFolder,
  { version, categories }: SidebarContext,
) => categories.get(`${version.area}/${folder}`);

function findPosition(folder: DocsFolder, context: SidebarContext): number {
  const { name, doc, folders } = folder;
  const own = splitNumber(name).position;
  const position =
    folders.size > 0
      ? (findFile(folder, context)?.position ?? own ?? doc?.position)
      : (doc?.position ?? own);
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
  const ownLabel = label && localize(label, context.locale);
  const docLink = link?.type === "doc" ? link : undefined;
  return {
    type: "category",
    label: ownLabel ?? docLink?.label ?? nameFolder(name),
    // Its own label is in the page's language; that of a page need not be.
    lang: ownLabel ? undefined : docLink?.lang,
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

/** Where a category's label leads: as its file says, else to the folder's own page. */
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
  if (link.type === "doc") {
    const { byId, drafts, report } = context;
    const { id = "" } = link;
    const ids = [path.posix.join(plainPath, id), id];
    const linked = ids.flatMap((one) => byId.get(one) ?? [])[0];
    if (linked) return { linked, link: createDocItem(linked) };
    if (!ids.some((one) => drafts.has(one))) {
      report({
        file: file.file,
        line: file.lineOf(["link", "id"]),
        field: ["link", "id"],
        ...describeUnknownDoc(id, context),
      });
    }
    return {};
  }
  const label = file.label ?? nameFolder(name);
  const description = link.description ?? file.description;
  return {
    link: {
      type: "index",
      title: localize(link.title ?? label, context.locale),
      description: description ? localize(description, context.locale) : null,
      path: indexPath(context, link.slug ?? `/${slugify(plainPath)}`),
      source: file.file,
    },
  };
}

/** "02-first-steps" says "First steps". */
function nameFolder(name: string): string {
  const words = splitNumber(name).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
