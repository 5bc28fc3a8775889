import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { htmlAlias } from "./htmlAliases";

/** Remembers what the last build wrote, so that a removed page's alias goes too. */
const ledger = "html-aliases.json";

const readLedger = (file: string): string[] => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as string[];
  } catch {
    return [];
  }
};

/** Writes `about.html` beside `about/index.html` for every page, as a hard link. */
export function writeAliases(root: string, paths: readonly string[]): void {
  const pairs = paths.map(htmlAlias).filter((pair) => pair !== null);
  const file = path.join(root, ".cache", ledger);
  const inPublic = (name: string) => path.join(root, "public", name);
  for (const old of readLedger(file)) rmSync(inPublic(old), { force: true });
  for (const { page, alias } of pairs) {
    rmSync(inPublic(alias), { force: true });
    mkdirSync(path.dirname(inPublic(alias)), { recursive: true });
    linkSync(inPublic(page), inPublic(alias));
  }
  writeFileSync(file, JSON.stringify(pairs.map(({ alias }) => alias)));
}
