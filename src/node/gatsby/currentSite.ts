import type { NodePluginArgs } from "gatsby";
import { openEntryCache } from "../site/entryCache";
import { loadSite } from "../site/loadSite";
import type { Site } from "../site/loadSite";
import { reportDiagnostics } from "../diagnostics/reportDiagnostics";
import { projectRoot } from "../paths";

let loaded: Site | undefined;

/** Loads the site, taking unchanged entries from the last run, and reports what is wrong with it: an error ends a build. */
export async function updateSite(args: NodePluginArgs): Promise<Site> {
  const { reporter, store } = args;
  const root = projectRoot(store);
  const activity = reporter.activityTimer("load content");
  activity.start();
  loaded = await loadSite(root, { cache: openEntryCache(root) });
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
