import type { CreatePagesArgs } from "gatsby";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { dataSeed } from "../model/nodeIds";
import { placesIn } from "./placesIn";
import type { DocsPlan, PlannedVersion } from "./planDocs";

const type = "DocsVersion";

/** Makes the nodes of versions agree with the plan. */
export async function syncDocsVersions(
  args: CreatePagesArgs,
  plan: DocsPlan,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode } = args;
  const kept = new Set<string>();
  for (const planned of plan.versions) {
    const { version, locale, docs } = planned;
    const id = createNodeId(dataSeed(type, version.area, locale));
    kept.add(id);
    const fields = fieldsOf(planned);
    const contentDigest = createContentDigest(fields);
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type, contentDigest };
    // Without a parent whose file is there, Gatsby would drop it as stale.
    const parent = docs[0]?.id ?? null;
    await actions.createNode({ ...fields, id, parent, internal });
  }
  for (const node of args.getNodesByType(type)) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}

function fieldsOf(planned: PlannedVersion) {
  const { version, locale, docs, mainDocId, draftIds } = planned;
  const { collection, name, label, path, isLast } = version;
  const { banner, hasBadge, isNoIndex } = version;
  const placeOf = placesIn(planned);
  return {
    ...{ collection, name, locale, isLast, banner, hasBadge, isNoIndex },
    label: label === null ? null : localize(label, locale),
    path: localePath(locale, path || "/"),
    mainDocId,
    docs: docs.map((doc) => ({
      id: doc.docId,
      path: doc.path,
      sidebar: placeOf(doc).sidebar,
      unlisted: !doc.isListed,
    })),
    draftIds,
  };
}
