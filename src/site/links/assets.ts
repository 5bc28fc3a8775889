import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { memoizeFile } from "../files/paths";

/** Hashes a file; many entries may link to it. */
const hashFile = memoizeFile((absolutePath) =>
  createHash("md5").update(readFileSync(absolutePath)).digest("hex"),
);

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

/** A file that readers download: its kind, such as PDF, and its size. */
export type Download = { kind: string; bytes: number };

/** The endings of files that browsers show. */
const shown = /\.(?:html?|png|jpe?g|gif|webp|avif|svg)$/i;

/** Describes a file that readers download; undefined for others. */
export function describeDownload(
  root: string,
  file: string,
): Download | undefined {
  const kind = path.extname(file).slice(1).toUpperCase();
  if (!kind || shown.test(file)) return undefined;
  return { kind, bytes: statSync(path.join(root, file)).size };
}
