import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "../../lib/memoize";
import { listFiles } from "../paths";
import { buildScript, hashScript } from "../workarounds/loadBundled";

/** The files that resolvers read besides nodes: messages and stylesheets of components. */
const readFiles = /^locales\/[^/]+\/content\.json$|^src\/components\/.+\.css$/;

/**
 * Hashes the code and config of resolvers and the files that they read: once
 * per process, because a process keeps the code that it started with.
 */
export const hashResolvers = memoize((root: string): string => {
  const hash = createHash("sha1");
  hash.update(hashScript(root, buildScript));
  const files = ["locales", "src/components"]
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => readFiles.test(file));
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
});
