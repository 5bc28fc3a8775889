import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Change } from "../setup/planSetup";

/** Writes files and the folders above them; those without text are deleted. */
export function writeChanges(root: string, changes: readonly Change[]): void {
  for (const { file, text } of changes) {
    const target = path.join(root, file);
    if (text === null) {
      rmSync(target);
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
