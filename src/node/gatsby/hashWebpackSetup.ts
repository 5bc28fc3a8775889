import { basePath } from "../../config/resolved";
import { configFiles } from "../config/configFile";
import { listReadOptions } from "../site/entryCache";
import { findFeatures } from "../site/findFeatures";
import { buildScript, hashScript } from "../workarounds/loadBundled";

/**
 * Describes what webpack's results come from, besides the modules and constants
 * that webpack watches itself: our loaders and plugins, packages, and what
 * texts with imports are compiled with (`remarkWebpackModule`).
 */
export const hashWebpackSetup = (root: string): string =>
  JSON.stringify([
    hashScript(root, buildScript, configFiles),
    hashScript(root, "src/node/gatsbySetup.ts", configFiles),
    basePath(),
    listReadOptions(),
    findFeatures(root),
  ]);
