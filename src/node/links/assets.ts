import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Hashes a file. */
const hashFile = (absolutePath: string): string =>
  createHash("md5").update(readFileSync(absolutePath)).digest("hex");

/**
 * Where a file that an entry links to is served. The folder's name says what is
 * in the file, so browsers may keep it for ever; the file keeps its own name,
 * because readers save it.
 */
export const assetPath = (root: string, file: string): string =>
  `/static/${hashFile(path.join(root, file))}/${encodeURIComponent(path.basename(file))}`;

/** Puts a file where `assetPath` says it is, unless it is there already. */
export function copyAsset(root: string, file: string): void {
  const target = path.join(
    root,
    "public",
    decodeURIComponent(assetPath(root, file)),
  );
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(root, file), target);
}
