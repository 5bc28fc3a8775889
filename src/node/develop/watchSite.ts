import { readFileSync, watchFile } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkSite } from "../../config/check";
import type { SiteProblem } from "../../config/check";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { formatSiteReport } from "../../config/formatSiteReport";
import { lineOf } from "../../config/lineOf";
import { siteConfig } from "../../config/resolved";
import type { SiteInput } from "../../config/types";
import { bundleScript } from "../bundling/bundleScript";
import { configFile } from "../checks/checkConfig";
import { configLinkProblems } from "../checks/configLinkProblems";
import { judge } from "../checks/judge";
import { configProblems } from "../content/configProblems";
import { showConfigInOverlay, showLinksInOverlay } from "../overlay";
import { projectRoot } from "../projectRoot";
import { reportFaults, reportProblems } from "../report";
import { saveSite } from "./savedSite";

/** How often a save is looked for, in milliseconds. A watcher would lose a file that an editor replaces. */
const interval = 300;

type Saved = { site: SiteInput; faults: SiteProblem[] };

/** The site config as it is saved, with its faults; neither is known while it can't be run. */
function readSite(root: string): Saved | null {
  try {
    const file = bundleScript(root, configFile);
    const module: { exports: { site?: unknown } } = { exports: {} };
    // Node's require would give out what it has loaded before.
    const run = compileFunction(readFileSync(file, "utf8"), [
      "module",
      "require",
    ]) as (to: typeof module, require: NodeJS.Require) => void;
    run(module, createRequire(file));
    const site = module.exports.site as SiteInput;
    return { site, faults: checkSite(site) };
  } catch {
    // webpack says what is wrong with its code.
    return null;
  }
}

/**
 * Says what is wrong with the site config, and which of its links lead
 * nowhere, whenever it is saved. Open pages take it up at once, unchecked:
 * Gatsby reads it only when it starts.
 */
export function watchSite({ reporter, store }: ParentSpanPluginArgs): void {
  const root = projectRoot(store);
  const absolutePath = path.join(root, configFile);
  const check = () => {
    const saved = readSite(root);
    if (!saved) return;
    const { faults } = saved;
    const source = readFileSync(absolutePath, "utf8");
    if (faults.length > 0) {
      reportFaults(reporter, formatSiteReport(faults, source));
    } else {
      const links = saveSite(saved.site);
      const checks = checksWithDefaults(siteConfig.checks);
      reportProblems(reporter, [], judge(links, checks));
      void showLinksInOverlay(root, configLinkProblems(links, checks));
    }
    const errors = configProblems(configFile, faults, (field) =>
      lineOf(source, field),
    );
    void showConfigInOverlay(root, errors);
  };
  watchFile(absolutePath, { interval }, check).unref();
}
