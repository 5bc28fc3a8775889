import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ownFolder } from "../../config/parts";

type Config = {
  entry?: unknown;
  resolve?: { alias?: object };
  module: { rules: object[] };
};

/** Gives webpack what the owner's folder has in the place of ours, and the owner's stylesheet. */
export function addOwnFiles(config: Config, root: string): void {
  const { alias } = config.resolve ?? {};
  config.resolve = {
    ...config.resolve,
    alias: { ...alias, ...readAliases(root) },
  };
  const stylesheet = path.join(root, ownFolder, "own.css");
  if (!existsSync(stylesheet)) return;
  config.module.rules.push({
    test: (file: string) => file === stylesheet,
    enforce: "pre",
    loader: path.join(root, "src/gatsby/webpack/layerOwnStyles.cjs"),
  });
  // Pages need it before any script has run: so it is no module's import.
  const entries = config.entry as Record<string, string[] | string>;
  for (const name of ["app", "commons"]) {
    if (!entries[name]) continue;
    entries[name] = [entries[name], stylesheet].flat();
  }
}

/**
 * Reads the paths of tsconfig.json as aliases of webpack and Rspack, which take
 * the first of several folders that has the file.
 */
function readAliases(root: string): Record<string, string[]> {
  const file = path.join(root, "tsconfig.json");
  const { compilerOptions } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as typeof import("../../../tsconfig.json");
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, places]) => [
      name.replace(/\/\*$/, ""),
      places.map((place) => path.join(root, place.replace(/\/\*$/, ""))),
    ]),
  );
}
