import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { ownerConfig } from "../config/ownerConfig";
import { resolveSite } from "../config/resolveSite";
import type { ResolvedSite } from "../config/types";
import { configFile } from "../site/config/configFile";
import { loadConfigFile } from "../site/config/explainConfigError";
import { fileState, listFiles } from "../site/files/paths";
import { openEntryCache } from "../site/entryCache";
import { loadSite, type Site } from "../site/loadSite";
import { projectRoot } from "./projectRoot";
import { reportDiagnostics } from "./reportDiagnostics";

let loaded: Site | undefined;
/** The site config: in develop, as it was saved last without errors, which webpack reports. */
let { config } = ownerConfig;
/** The times of the files of content when the site was loaded. */
let loadedSaves = "";

/** Loads the site, with unchanged entries from the cache, and reports its diagnostics: an error ends a build. */
export async function updateSite(args: NodePluginArgs): Promise<Site> {
  const { reporter, store } = args;
  const root = projectRoot(store);
  const activity = reporter.activityTimer("load content");
  activity.start();
  loadedSaves = listSaves(root);
  config = readConfig(root);
  const owner = { ...ownerConfig, config };
  loaded = await loadSite(root, owner, { cache: openEntryCache(root) });
  activity.setStatus(`${loaded.entries.length} entries`);
  activity.end();
  reportDiagnostics(reporter, loaded.diagnostics, root);
  return loaded;
}

function readConfig(root: string): ResolvedSite {
  if (process.env.NODE_ENV !== "development") return config;
  try {
    const { site } = loadConfigFile(root, configFile) as { site: unknown };
    return resolveSite(site);
  } catch {
    return config;
  }
}

/** Returns the config with which the site was last loaded. */
export const currentConfig = (): ResolvedSite => config;

/** Returns the site as it was last loaded. */
export function currentSite(): Site {
  if (!loaded) throw new Error("The site is not loaded yet.");
  return loaded;
}

/**
 * True if a file of content was saved after the site was loaded. Gatsby ignores
 * files that are saved before it watches them, or while it creates pages.
 */
export const isOutdated = (root: string): boolean =>
  listSaves(root) !== loadedSaves;

/** Lists the files of content with the times of their last change. */
const listSaves = (root: string): string =>
  listFiles(root, "content")
    .map((file) => `${file} ${fileState(path.join(root, file))}`)
    .join();
