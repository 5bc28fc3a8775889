import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import path from "node:path";

/** Paths of files by name, size and time of change: in develop, none is read twice. */
const known = new Map<string, string>();

/**
 * Where a file that a text links to is served. The folder's name says what is
 * in the file, so browsers may keep it for ever; the file keeps its own name,
 * for readers save it.
 */
export function assetPath(root: string, file: string): string {
  const absolute = path.join(root, file);
  const { size, mtimeMs } = statSync(absolute);
  const key = `${absolute} ${size} ${mtimeMs}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const digest = createHash("md5").update(readFileSync(absolute)).digest("hex");
  const name = encodeURIComponent(path.basename(file));
  const served = `/static/${digest}/${name}`;
  known.set(key, served);
  return served;
}

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
