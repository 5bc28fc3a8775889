import { readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  version: string;
  scripts?: Record<string, string>;
}

/** A folder's package.json, as far as measuring needs it. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  ) as Manifest;
}

/** What `npm run build` runs there; without npm itself, which weighs 60 MB. */
export function buildCommand(folder: string): string {
  const command = readManifest(folder).scripts?.build;
  if (!command) throw new Error(`${folder}/package.json has no script "build"`);
  return command;
}
