import { readFileSync } from "node:fs";
import path from "node:path";

type TsConfig = {
  compilerOptions: { paths: Record<string, readonly string[]> };
};

/**
 * Reads the paths of tsconfig.json as aliases of webpack and Rspack, which take
 * the first of several folders that has the file.
 */
export function readAliases(root: string): Record<string, string[]> {
  const file = path.join(root, "tsconfig.json");
  const { compilerOptions } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as TsConfig;
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, places]) => [
      name.replace(/\/\*$/, ""),
      places.map((place) => path.join(root, place.replace(/\/\*$/, ""))),
    ]),
  );
}
