import type { CreatePagesArgs } from "gatsby";
import { dataSeed } from "../model/nodeIds";
import type { DocsPlan, PlannedVersion } from "./planDocs";
import { firstLink, stopsOf } from "./sidebar";
import type { Sidebar } from "./sidebar";

const type = "Sidebar";

/** Makes the nodes of sidebars agree with the plan. */
export async function syncSidebars(
  args: Pick<
    CreatePagesArgs,
    | "actions"
    | "createContentDigest"
    | "createNodeId"
    | "getNode"
    | "getNodesByType"
  >,
  { versions }: Pick<DocsPlan, "versions">,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const kept = new Set<string>();
  for (const planned of versions) {
    const { version, locale, docs } = planned;
    // Without a parent whose file is there, Gatsby would drop it as stale.
    const parent = docs[0]?.id ?? null;
    for (const sidebar of planned.sidebars) {
      const seed = dataSeed(type, `${version.area} ${sidebar.id}`, locale);
      const id = createNodeId(seed);
      kept.add(id);
      const fields = fieldsOf(planned, sidebar);
      const contentDigest = createContentDigest(fields);
      if (getNode(id)?.internal.contentDigest === contentDigest) continue;
      const internal = { type, contentDigest };
      await actions.createNode({ ...fields, id, parent, internal });
    }
  }
  for (const node of args.getNodesByType(type)) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}

function fieldsOf({ version, locale }: PlannedVersion, sidebar: Sidebar) {
  const { collection, name } = version;
  const { id, items, file } = sidebar;
  const first = firstLink(items);
  const docIds = stopsOf(items).flatMap(({ docId }) => docId ?? []);
  return {
    ...{ sidebarId: id, collection, version: name, locale },
    label: first?.label ?? null,
    path: first?.path ?? null,
    docIds: [...new Set(docIds)],
    file,
  };
}
