import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import type { BuildOptions } from "esbuild";
import { listFiles } from "./paths";

/** Returns the path of a bundle in Gatsby's folder for compiled code, which it empties on each start. */
const bundleFile = (root: string, script: string) =>
  path.join(root, ".cache/compiled", `${path.parse(script).name}.cjs`);

/** True in Gatsby's processes for queries and HTML, which also load gatsby-node. */
const isWorker = () => Boolean(process.env.GATSBY_WORKER_POOL_WORKER);

/**
 * Bundles a script of the build into one file that Node runs. Takes a tenth of
 * a second.
 * @param script path from the project's root
 * @returns the file's path
 */
export function bundleScript(
  root: string,
  script: string,
  options: Pick<BuildOptions, "sourcemap"> = {},
): string {
  const outfile = bundleFile(root, script);
  buildSync({
    absWorkingDir: root,
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "silent",
    ...options,
  });
  return outfile;
}

/** The folders of the code that loads and renders entries, or writes the output. A test compares them with the bundle. */
export const buildFolders = [
  "src/lib",
  "src/config",
  "src/components",
  "src/own/components",
  "src/site",
  "src/output",
  "src/gatsby",
  "src/theme/state",
  "src/theme/styles",
];

const hashes = new Map<string, string>();

/**
 * Hashes the code of the build, and the list of packages: once per process,
 * which keeps the code that it started with.
 * @param except files to leave out, as paths from the project's root
 */
export function hashBuildCode(
  root: string,
  except: readonly string[] = [],
): string {
  const key = [root, ...except].join();
  const known = hashes.get(key);
  if (known) return known;
  const hash = createHash("sha1").update(process.version);
  const files = buildFolders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => !/[.]test[.]tsx?$/.test(file) && !except.includes(file));
  for (const file of [...files, "package-lock.json"]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  const digest = hash.digest("hex");
  hashes.set(key, digest);
  return digest;
}

/**
 * Loads a script of the build for gatsby-config and gatsby-node. An import there
 * would have Gatsby try five times to compile what throws an error.
 * @param script path from the project's root
 */
export function loadBundled(root: string, script: string): unknown {
  const bundle = isWorker()
    ? bundleFile(root, script)
    : bundleScript(root, script);
  return createRequire(bundle)(bundle);
}
