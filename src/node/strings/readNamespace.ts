import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalogue } from "../../lib/fillGaps";
import { parseTexts } from "./parseTexts";

/** A file of interface texts as it is written, empty where it can't be read; null where there is none. */
export function readNamespace(
  root: string,
  locale: string,
  namespace: string,
): Catalogue | null {
  const file = path.join(root, "locales", locale, `${namespace}.json`);
  if (!existsSync(file)) return null;
  return parseTexts(readFileSync(file, "utf8"));
}
