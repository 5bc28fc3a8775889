import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { SiteDocs } from "../../lib/siteDocs";
import type { DocEntry } from "../collections/docFields";
import type { Tag } from "../content/data/tags";
import { byIds } from "../model/byIds";
import type { Model } from "../model/contentFields";
import { dataSeed } from "../model/nodeIds";
import { syncNodesOf } from "../model/syncNodes";
import { createPlacer, findFirstLink, listStops } from "./navigation";
import { docsTagPath } from "./tagRoutes";
import type { PlannedVersion, Sidebar } from "./types";

/** Makes the nodes of versions and sidebars, and the one of the navbar's menus, agree with the plan. */
export async function syncDocsNodes(
  args: CreatePagesArgs,
  versions: readonly PlannedVersion[],
  menus: SiteDocs,
): Promise<void> {
  const createDraft = (
    type: string,
    seed: string,
    parent: string | null,
    fields: object,
  ) => {
    const id = args.createNodeId(seed);
    return { id, parent, type, digested: fields, fields };
  };
  const drafts = versions.flatMap((planned) => {
    const { version, locale, docs, sidebars } = planned;
    const { area } = version;
    const parent = docs[0]?.id ?? null;
    const seed = dataSeed("DocsVersion", area, locale);
    const fields = createVersionFields(planned);
    return [
      createDraft("DocsVersion", seed, parent, fields),
      ...sidebars.map((sidebar) => {
        const own = dataSeed("Sidebar", `${area} ${sidebar.id}`, locale);
        const content = createSidebarFields(planned, sidebar);
        return createDraft("Sidebar", own, parent, content);
      }),
    ];
  });
  const [first] = drafts;
  const menuDraft =
    first &&
    createDraft("DocsMenu", "DocsMenu", first.parent, { collections: menus });
  await syncNodesOf(
    args,
    ["DocsVersion", "Sidebar", "DocsMenu"],
    menuDraft ? [...drafts, menuDraft] : drafts,
  );
}

function createVersionFields(planned: PlannedVersion) {
  const { version, locale, docs, mainDocId, draftIds } = planned;
  const { collection, name, label, path, isLast } = version;
  const { banner, hasBadge, isNoIndex } = version;
  const findPlace = createPlacer(planned);
  return {
    ...{ collection, name, locale, isLast, banner, hasBadge, isNoIndex },
    label: label === null ? null : localize(label, locale),
    path: localePath(locale, path || "/"),
    mainDocId,
    docs: docs.map((doc) => ({
      id: doc.docId,
      path: doc.path,
      sidebar: findPlace(doc).sidebar,
      unlisted: !doc.isListed,
    })),
    draftIds,
  };
}

function createSidebarFields(
  { version, locale }: PlannedVersion,
  { id, items }: Sidebar,
) {
  const { collection, name } = version;
  const first = findFirstLink(items);
  const docIds = listStops(items).flatMap(({ docId }) => docId ?? []);
  return {
    ...{ sidebarId: id, collection, version: name, locale, items },
    label: first?.label ?? null,
    path: first?.path ?? null,
    docIds: [...new Set(docIds)],
  };
}

/** Where a page's source can be edited: what it says itself goes before what the site config says. */
function resolveEditUrl(doc: DocEntry): string | null {
  const { chosen, collection, sourcePath } = doc;
  if (chosen.editUrl !== undefined) return chosen.editUrl;
  const own = siteConfig.docs[collection]?.editUrl;
  const base = (own ?? siteConfig.blog.editUrl)?.replace(/\/$/, "");
  return base === undefined ? null : encodeURI(`${base}/${sourcePath}`);
}

/** Relations of documentation to tags, and what the site config adds to it. */
export const createDocsRelations = ({
  createNodeId,
}: Pick<CreateResolversArgs, "createNodeId">) => ({
  Query: {
    docPages: byIds("Doc", "Pages of documentation"),
  },
  Doc: {
    editUrl: { resolve: resolveEditUrl },
    tags: {
      type: "[Tag!]!",
      description:
        "The page's tags, in its locale; path and hasPage are those of its version's list of the tag.",
      resolve: (doc: DocEntry, _: unknown, { nodeModel }: Model): object[] =>
        doc.tagKeys.flatMap((key) => {
          const id = createNodeId(dataSeed("Tag", key, doc.locale));
          const tag = nodeModel.getNodeById({ id, type: "Tag" });
          if (!tag) return [];
          const { permalink } = tag as Tag;
          const path = docsTagPath(doc.basePath ?? "", permalink);
          // A page that is not listed may be alone with a tag.
          const hasPage = doc.isListed;
          return { ...tag, path: localePath(doc.locale, path), hasPage };
        }),
    },
  },
});
