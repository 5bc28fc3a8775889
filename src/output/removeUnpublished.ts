import { rmSync } from "node:fs";
import path from "node:path";
import { isUnpublished } from "../site/checkStaticFiles";
import { listFiles } from "../site/files/paths";

/** The hidden file by which develop says that it has written drafts into public/. */
export const developMark = ".develop";

/** Removes from public/ what systems, editors and develop have put into it, or into static/, which Gatsby copies whole. */
export function removeUnpublished(root: string): void {
  const folder = path.join(root, "public");
  for (const name of listFiles(folder).filter(isUnpublished))
    rmSync(path.join(folder, name));
}
