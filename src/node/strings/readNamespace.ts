import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalogue } from "../../lib/fillGaps";

/** A file of interface texts as it is written; null where there is none. */
export function readNamespace(
  root: string,
  locale: string,
  namespace: string,
): Catalogue | null {
  const file = path.join(root, "locales", locale, `${namespace}.json`);
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")) as Catalogue;
}
