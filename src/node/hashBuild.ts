import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Hashes our code and config as they were bundled for this build (loadBundled), and the list of packages. */
export const hashBuild = (root: string): string =>
  [".cache/compiled/index.cjs", "package-lock.json"]
    .map((file) => readFileSync(path.join(root, file)))
    .reduce((hash, code) => hash.update(code), createHash("sha1"))
    .digest("hex");
