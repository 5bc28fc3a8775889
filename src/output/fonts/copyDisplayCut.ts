import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { displayCut } from "../../config/typefaces";

/** Copies the cut for large sizes into the folder of the built site. */
export function copyDisplayCut(root: string, target: string): void {
  const file = path.join(target, displayCut.path);
  mkdirSync(path.dirname(file), { recursive: true });
  const source = path.join(root, "src/output/fonts", path.basename(file));
  copyFileSync(source, file);
}
