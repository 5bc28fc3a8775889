import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { memoize } from "../../lib/memoize";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** Reads a source once: each time, esbuild would start a process. */
const readWarnings = memoize(
  (source: string) =>
    transformSync(source, { loader: "ts", logLevel: "silent" }).warnings,
);

/** Finds keys that an object of a config file has twice, of which JavaScript drops the first. */
export function findDuplicateKeys(root: string, file: string): Diagnostic[] {
  const absolutePath = path.join(root, file);
  if (!existsSync(absolutePath)) return [];
  return readWarnings(readFileSync(absolutePath, "utf8"))
    .filter(({ id }) => id === "duplicate-object-key")
    .map(({ text, location, notes: [first] }) => ({
      reason: `${text}.`,
      fatal: true,
      file,
      line: location?.line,
      column: location ? location.column + 1 : undefined,
      note: `Keep one of the two; the other is in line ${first?.location?.line}.`,
    }));
}
