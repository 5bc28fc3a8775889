import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hasWhen } from "../markdown/remark/when";
import { listFiles } from "../paths";

/** Whatever decides how a file becomes an entry, besides the file. */
const sources = [
  "src/components",
  "src/config",
  "src/lib",
  "src/node",
  "locales",
];

const isTest = (name: string) => /\.test\.tsx?$|\/testing\//.test(name);

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
  const files = sources
    .flatMap((source) => listFiles(root, source))
    .filter((file) => !isTest(file));
  for (const file of [...files, "package-lock.json"]) {
    const absolutePath = path.join(root, file);
    hash.update(file);
    if (existsSync(absolutePath)) hash.update(readFileSync(absolutePath));
  }
  const key = hash.digest("hex");
  known.set(root, key);
  return key;
}

/** Finds `import Part from "./_part.mdx"`, which inserts another text. */
export const partialImport =
  /^import\s+(\w+)\s+from\s+["'](\.{1,2}\/[^"']+\.mdx?)["'];?[ \t\r]*$/gm;

/** Hashes an entry's file, the partials that it imports and, if they ask for it, what the site uses. */
export function hashEntry(
  absolutePath: string,
  features: readonly string[],
): string {
  const hash = createHash("md5");
  const files = new Set([absolutePath]);
  for (const file of files) {
    const source = existsSync(file) ? readFileSync(file) : "";
    hash.update(source);
    if (hasWhen(String(source))) hash.update(features.join());
    for (const [, , url = ""] of String(source).matchAll(partialImport))
      files.add(path.join(path.dirname(file), url));
  }
  return hash.digest("hex");
}

/** Hashes a file. */
export const hashFile = (absolutePath: string): string =>
  createHash("md5").update(readFileSync(absolutePath)).digest("hex");
