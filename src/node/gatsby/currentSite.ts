import type { NodePluginArgs } from "gatsby";
import type { EntryFile, LoadedFields } from "../content/entry";
import { loadSite } from "../content/loadSite";
import type { Site } from "../content/loadSite";
import { findCollection } from "../collections";
import { reportDiagnostics } from "../diagnostics/reportDiagnostics";
import { dataSeed } from "../content/entry";
import { projectRoot } from "../projectRoot";

let loaded: Site | undefined;

/** Loads the site, taking unchanged entries from the nodes of the last run, and reports what is wrong with it: an error ends a build. */
export async function updateSite(args: NodePluginArgs): Promise<Site> {
  const { createNodeId, getNode, reporter, store } = args;
  const root = projectRoot(store);
  const cache = ({ place: { area, folder, lang } }: EntryFile) => {
    const { nodeType = "" } = findCollection(area) ?? {};
    const id = createNodeId(dataSeed(nodeType, folder, lang));
    return getNode(id) as LoadedFields | undefined;
  };
  const activity = reporter.activityTimer("load content");
  activity.start();
  loaded = await loadSite(root, { cache, createId: createNodeId });
  activity.setStatus(`${loaded.entries.length} entries`);
  activity.end();
  reportDiagnostics(reporter, loaded.diagnostics, root);
  return loaded;
}

/** The site as it was loaded last. */
export function currentSite(): Site {
  if (!loaded) throw new Error("The site is not loaded yet.");
  return loaded;
}
