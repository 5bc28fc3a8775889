import path from "node:path";
import { buildSync } from "esbuild";

/** Gatsby's folder for compiled code, which it empties whenever it starts. */
const compiledFolder = ".cache/compiled";

/** Where a script's bundle lies. */
export const bundleOf = (root: string, script: string) =>
  path.join(root, compiledFolder, `${path.parse(script).name}.cjs`);

/**
 * Bundles a script of the build, TypeScript and all, into one file that Node
 * runs; packages stay what they are. Takes a tenth of a second.
 * @param script path from the project's root
 * @returns the file's path
 */
export function bundleScript(root: string, script: string): string {
  const outfile = bundleOf(root, script);
  buildSync({
    absWorkingDir: root,
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "silent",
  });
  return outfile;
}
