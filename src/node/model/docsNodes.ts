import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { localeCodes, localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import type { DocEntry } from "../collections/docFields";
import type { Tag } from "../content/data/tags";
import { loadMessages } from "../messages/fillMessages";
import type { Model } from "./byIds";
import { dataSeed } from "../content/entry";
import { syncNodes } from "./syncNodes";
import { createSiteDocs } from "../docs/navbar";
import { createPlacer, hideUnlisted, sidebarKey } from "../docs/navigation";
import { docsTagPath } from "../docs/tagRoutes";
import type { DocsPlan, LocalizedVersion } from "../docs/types";

/** Makes the nodes of versions and sidebars, and what the navbar knows, agree with the plan. */
export async function syncDocsNodes(
  args: CreatePagesArgs,
  plan: DocsPlan,
  root: string,
): Promise<void> {
  // Without a parent whose file is there, Gatsby drops a node as stale.
  const parent = plan.versions[0]?.docs[0]?.id ?? null;
  const createDraft = (type: string, seed: string, fields: object) => ({
    id: args.createNodeId(seed),
    type,
    parent,
    fields,
  });
  const versions = plan.versions.flatMap((planned) => {
    const { version, locale, sidebars } = planned;
    const seed = dataSeed("DocsVersion", version.area, locale);
    return [
      createDraft("DocsVersion", seed, createVersionFields(planned)),
      ...sidebars.map(({ id: sidebarId, items }) => {
        const key = sidebarKey(planned, sidebarId);
        const { instance, name: of } = version;
        return createDraft("Sidebar", dataSeed("Sidebar", key, locale), {
          key,
          sidebarId,
          instance,
          version: of,
          locale,
          items: hideUnlisted(items),
        });
      }),
    ];
  });
  await syncNodes(args, ["DocsVersion", "Sidebar"], parent ? versions : []);
  writeSiteDocs(root, plan);
}

/** Where webpack reads what the navbar knows of docs: see defineSiteConfig. */
export const siteDocsFile = (root: string): string =>
  path.join(root, ".cache/site-docs.json");

function writeSiteDocs(root: string, plan: DocsPlan): void {
  const inLocales = localeCodes.map((locale) => {
    const { next } = loadMessages(root, locale, "docsMenu");
    return [locale, createSiteDocs(plan, locale, next as string)] as const;
  });
  const text = JSON.stringify(Object.fromEntries(inLocales));
  const file = siteDocsFile(root);
  // In develop webpack compiles the site again when the file is written.
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
}

function createVersionFields(planned: LocalizedVersion) {
  const { version, locale, docs, mainDocId, draftIds } = planned;
  const { instance, name, label, isLast } = version;
  const findPlace = createPlacer(planned);
  return {
    instance,
    name,
    locale,
    isLast,
    label: label === null ? null : localize(label, locale),
    path: localePath(locale, version.path || "/"),
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

/** Relations of documentation to tags. */
export const createDocsRelations = ({
  createNodeId,
}: Pick<CreateResolversArgs, "createNodeId">) => ({
  Doc: {
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
