import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import type { BuildOptions } from "esbuild";

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
  buildSync({ ...bundleOptions(root, script), ...options });
  return bundleFile(root, script);
}

/** The script with all of Gatsby's APIs, and nearly all code of the build. */
export const buildScript = "src/gatsby/index.ts";

const bundleOptions = (root: string, script: string) =>
  ({
    absWorkingDir: root,
    entryPoints: [script],
    outfile: bundleFile(root, script),
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "silent",
  }) satisfies BuildOptions;

const hashes = new Map<string, string>();

/**
 * Hashes a script of the build with all of our files that it imports, and the
 * list of packages: once per process, which keeps the code that it started with.
 * @param except files to leave out, as paths from the project's root
 */
export function hashScript(
  root: string,
  script: string,
  except: readonly string[] = [],
): string {
  const key = [root, script, ...except].join();
  const known = hashes.get(key);
  if (known) return known;
  const { outputFiles } = buildSync({
    ...bundleOptions(root, script),
    external: except.map((file) => `./${file}`),
    write: false,
  });
  const hash = createHash("sha1");
  for (const { contents } of outputFiles) hash.update(contents);
  hash.update(readFileSync(path.join(root, "package-lock.json")));
  const digest = hash.update(process.version).digest("hex");
  hashes.set(key, digest);
  return digest;
}

/**
 * Loads a script of the build for gatsby-config and gatsby-node, whose imports
 * Gatsby would bundle with Parcel.
 * @param script path from the project's root
 */
export function loadBundled(root: string, script: string): unknown {
  const bundle = isWorker()
    ? bundleFile(root, script)
    : bundleScript(root, script);
  return createRequire(bundle)(bundle);
}
