import { readFileSync, watchFile } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkSite } from "../../config/check";
import type { SiteProblem } from "../../config/check";
import { formatSiteReport } from "../../config/formatSiteReport";
import { lineOf } from "../../config/lineOf";
import { bundleScript } from "../bundling/bundleScript";
import { configFile } from "../checks/checkConfig";
import { configProblems } from "../content/configProblems";
import { showConfigInOverlay } from "../overlay";
import { projectRoot } from "../projectRoot";
import { reportFaults } from "../report";

/** How often a save is looked for, in milliseconds. A watcher would lose a file that an editor replaces. */
const interval = 300;

/** The faults of the site config as it is saved; none are known while it can't be run. */
function faultsOfSite(root: string): SiteProblem[] | null {
  try {
    const file = bundleScript(root, configFile);
    const module: { exports: { site?: unknown } } = { exports: {} };
    // Node's require would give out what it has loaded before.
    const run = compileFunction(readFileSync(file, "utf8"), [
      "module",
      "require",
    ]) as (to: typeof module, require: NodeJS.Require) => void;
    run(module, createRequire(file));
    return checkSite(module.exports.site);
  } catch {
    // webpack says what is wrong with its code.
    return null;
  }
}

/**
 * Says what is wrong with the site config whenever it is saved. Open pages
 * take it up at once, unchecked: Gatsby reads it only when it starts.
 */
export function watchSite({ reporter, store }: ParentSpanPluginArgs): void {
  const root = projectRoot(store);
  const absolutePath = path.join(root, configFile);
  const check = () => {
    const faults = faultsOfSite(root);
    if (!faults) return;
    const source = readFileSync(absolutePath, "utf8");
    if (faults.length > 0) {
      reportFaults(reporter, formatSiteReport(faults, source));
    }
    const errors = configProblems(configFile, faults, (field) =>
      lineOf(source, field),
    );
    void showConfigInOverlay(root, errors);
  };
  watchFile(absolutePath, { interval }, check).unref();
}
