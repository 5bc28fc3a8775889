import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Pagefind's Node API, with its version. */
export type Pagefind = Pick<
  typeof import("pagefind"),
  "createIndex" | "close"
> & { version: string };

/**
 * How many places of words a file of the index may hold. A query transfers
 * the files of its words: among a thousand posts, 5 kB a word with a thousand
 * places, and four times as much with Pagefind's own 20,000. It is no option of the API, so a test weighs the files.
 */
const placesInFile = "1000";

/**
 * Loads Pagefind, at once, by its place: its package answers to `import` alone.
 */
export function loadPagefind(root: string): Pagefind {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= placesInFile;
  const folder = path.join(root, "node_modules/pagefind");
  const manifest = readFileSync(path.join(folder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const load = createRequire(path.join(root, "package.json"));
  const api = load(path.join(folder, "lib/index.js")) as Pagefind;
  return { createIndex: api.createIndex, close: api.close, version };
}
