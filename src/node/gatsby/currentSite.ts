import type { NodePluginArgs } from "gatsby";
import { openEntryCache } from "../site/entryCache";
import { loadSite } from "../site/loadSite";
import type { Site } from "../site/loadSite";
import { reportDiagnostics } from "../diagnostics/reportDiagnostics";
import { projectRoot } from "../paths";

let loaded: Site | undefined;

/** Loads the site, with unchanged entries from the cache, and reports its diagnostics: an error ends a build. */
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

/** Returns the site as it was last loaded. */
export function currentSite(): Site {
  if (!loaded) throw new Error("The site is not loaded yet.");
  return loaded;
}
