import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, Store } from "gatsby";

const getFile = (root: string) => path.join(root, ".cache/folder.txt");

/**
 * Has Gatsby drop its cache if the project was moved or copied with it: it keeps
 * whole paths there, and would not find its static queries. It drops the cache
 * when the hash of its plugins is another one. Tested with Gatsby 5.16.
 */
export function forgetOtherFolder(
  root: string,
  store: Store,
  reporter: Reporter,
): void {
  const file = getFile(root);
  if (!existsSync(file) || readFileSync(file, "utf8") === root) return;
  reporter.info("The project was moved or copied: its cache is made again.");
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "moved" });
}

/** Notes which folder the cache is of. */
export function rememberFolder(root: string): void {
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  writeFileSync(getFile(root), root);
}
