import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileState } from "../files/paths";

/** The hash of each file, and the state of the file that it was made from. */
const hashes = new Map<string, { state: string; hash: string }>();

/** Hashes a file; many entries may link to it, so it is read only when it has changed. */
function hashFile(absolutePath: string): string {
  const state = fileState(absolutePath);
  const known = hashes.get(absolutePath);
  if (known?.state === state) return known.hash;
  const content = readFileSync(absolutePath);
  const hash = createHash("md5").update(content).digest("hex");
  hashes.set(absolutePath, { state, hash });
  return hash;
}

/**
 * Returns the path at which a file that an entry links to is served. The
 * folder's name is the hash of the file, so browsers may keep it for ever; the
 * file keeps its name, because readers save it.
 */
export const assetPath = (root: string, file: string): string =>
  `/static/${hashFile(path.join(root, file))}/${encodeURIComponent(path.basename(file))}`;

/** Copies a file to its `assetPath`, unless it is there already. */
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
