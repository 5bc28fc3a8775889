import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes files, by their paths from the project's root, and the folders above them. */
export function writeFiles(
  root: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
