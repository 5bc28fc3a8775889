import { readFileSync } from "node:fs";
import path from "node:path";
import type { ReadSource } from "./problem";

/** Reads the files that a report's problems are in, each of them once. */
export function sourceReader(root: string): ReadSource {
  const known = new Map<string, string | null>();
  return (file) => {
    if (!known.has(file)) known.set(file, readOrNull(path.join(root, file)));
    return known.get(file) ?? null;
  };
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
