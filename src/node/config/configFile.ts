import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lineOf } from "./lineOf";

/** The file that the owner writes the config in. */
export const configFile = "src/config/site.ts";

/** Finds the lines of options in a config file; reads it when the first is asked for. */
export function configLines(
  root: string,
  file = configFile,
): (field: string) => number | undefined {
  let source: string | undefined;
  return (field) => {
    const wholePath = path.join(root, file);
    source ??= existsSync(wholePath) ? readFileSync(wholePath, "utf8") : "";
    return lineOf(source, field);
  };
}
