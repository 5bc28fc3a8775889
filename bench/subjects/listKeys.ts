import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** What a YAML file of a site has an entry for, such as its tags. */
export function listKeys(folder: string, file: string): string[] {
  const entries: unknown = parse(readFileSync(path.join(folder, file), "utf8"));
  return Object.keys(entries ?? {});
}
