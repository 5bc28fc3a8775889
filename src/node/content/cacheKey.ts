import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Whatever decides how a file becomes an entry, besides the file. */
const sources = [
  "src/components",
  "src/config",
  "src/lib",
  "src/node",
  "locales",
  "package-lock.json",
];

const isTest = (name: string) => /\.test\.tsx?$|\/testing\//.test(name);

function listFiles(root: string, source: string): string[] {
  const absolute = path.join(root, source);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [absolute];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const known = new Map<string, string>();

/**
 * Hashes the code, messages and config that content is compiled with: when
 * they change, every entry is compiled again. Once a process, because a
 * process goes on with the code it began with.
 */
export function hashSources(root: string): string {
  const before = known.get(root);
  if (before !== undefined) return before;
  const hash = createHash("sha1");
  const files = sources.flatMap((source) => listFiles(root, source)).sort();
  for (const file of files) {
    if (isTest(file)) continue;
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  const key = hash.digest("hex");
  known.set(root, key);
  return key;
}

const digests = new Map<string, { stamp: string; digest: string }>();

/** In milliseconds. A file that was written twice within one may have the same time of change, so a digest this young is not kept. */
const clockStep = 1000;

/** Hashes a file; in develop, where every save looks at all of them, an unchanged one is not read again. */
export function hashFile(absolutePath: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(absolutePath);
  const stamp = `${mtimeMs} ${size}`;
  const before = digests.get(absolutePath);
  if (before?.stamp === stamp) return before.digest;
  const content = readFileSync(absolutePath);
  const digest = createHash("md5").update(content).digest("hex");
  if (Date.now() - ctimeMs > clockStep) {
    digests.set(absolutePath, { stamp, digest });
  }
  return digest;
}
