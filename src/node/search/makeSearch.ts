import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { hasSearch } from "../../config/hasSearch";
import { siteConfig } from "../../config/resolved";
import { searchIndexFolder } from "../../lib/searchIndex";
import { runTask } from "../bundling/runTask";
import { projectRoot } from "../projectRoot";
import { isDone } from "./indexTask";
import type { IndexTask } from "./indexTask";
import { recordsByLocale } from "./recordsByLocale";

type Args = Parameters<typeof recordsByLocale>[0] &
  Pick<NodePluginArgs, "store">;

/** How many pages the search finds, and whether files had to be written for that. */
type Made = { pages: number; isNew: boolean };

const indexer = {
  script: "src/node/search/indexProcess.ts",
  // Much is made of each page, and little of it is needed for the next.
  heapFlags: ["--max-semi-space-size=4", "--heap-growing-percent=50"],
  does: "makes the search's index",
};

/**
 * Makes the search's files of what is listed now, beside whatever else goes
 * on; what has not changed stays as it is. One locale after the other, each
 * in a process of its own: with Pagefind's, that is a quarter of a gigabyte
 * for a thousand posts.
 * @returns null where the site has no search
 */
export async function makeSearch(args: Args): Promise<Made | null> {
  const root = projectRoot(args.store);
  const folder = path.join(root, "public", searchIndexFolder);
  if (!hasSearch(siteConfig)) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  mkdirSync(folder, { recursive: true });
  const notes = path.join(root, ".cache/search");
  const all = recordsByLocale(args);
  const made: Made = { pages: 0, isNew: false };
  for (const [locale, records] of all) {
    const task: IndexTask = { root, folder, notes, locale, records };
    made.pages += records.length;
    if (isDone(task)) continue;
    made.isNew = true;
    await runTask(root, indexer, task);
  }
  removeOthers(folder, all);
  return made;
}

/** Languages that the site no longer speaks. */
function removeOthers(
  folder: string,
  locales: ReadonlyMap<string, unknown>,
): void {
  for (const name of readdirSync(folder)) {
    if (locales.has(name)) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
