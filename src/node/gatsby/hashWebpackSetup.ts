import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "../../config/resolved";
import { memoize } from "../../lib/memoize";
import { configFiles } from "../config/configFile";
import { listReadOptions } from "../site/entryCache";
import { findFeatures } from "../site/findFeatures";
import { hashBundle } from "../workarounds/loadBundled";

/**
 * Hashes what webpack's results come from, besides the modules and constants
 * that webpack watches itself: our loaders and plugins, packages, and what
 * texts with imports are compiled with (`remarkWebpackModule`).
 */
export const hashWebpackSetup = memoize((root: string): string =>
  createHash("sha1")
    .update(
      JSON.stringify([
        hashBundle(root, "src/node/gatsby/index.ts", configFiles),
        hashBundle(root, "src/node/gatsbySetup.ts", configFiles),
        readFileSync(path.join(root, "package-lock.json"), "utf8"),
        basePath(),
        listReadOptions(),
        findFeatures(root),
      ]),
    )
    .digest("hex"),
);
