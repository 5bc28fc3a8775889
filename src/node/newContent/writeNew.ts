import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NewFile } from "./composeTexts";

/**
 * Writes all files or none. What is there already stays, whoever made it in
 * the meantime.
 */
export function writeNew(root: string, files: readonly NewFile[]): string[] {
  const made: string[] = [];
  try {
    for (const { relativePath, text } of files) {
      const file = path.join(root, "content", relativePath);
      const folder = mkdirSync(path.dirname(file), { recursive: true });
      if (folder) made.push(folder);
      writeFileSync(file, text, { flag: "wx" });
      made.push(file);
    }
  } catch (error) {
    // A folder that was new holds nothing but these files.
    for (const place of made) rmSync(place, { recursive: true, force: true });
    throw error;
  }
  return files.map(({ relativePath }) => `content/${relativePath}`);
}
