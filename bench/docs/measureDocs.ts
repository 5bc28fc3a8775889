import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type BuildRun, runBuild } from "../measure/runBuild";
import { type FolderWeight, weighFolder } from "../measure/weighFolder";
import { writePosts } from "../posts/writePosts";
import { workFolder } from "../subjects/paths";
import type { Subject } from "../subjects/types";
import { versionFolders, writeDocs, writeSidebars } from "./writeDocs";

export type Built = BuildRun & { output: FolderWeight };

type Content = { posts: number; docs: number; versions: number };

/** Builds the site cold, with so many posts and docs instead of its own. */
export async function buildWith(
  subject: Subject,
  name: string,
  { posts, docs, versions }: Content,
): Promise<Built> {
  const { folder, target, author, tags, command, output } = subject;
  const old = ["content/blog", ...versionFolders(versions), ...subject.caches];
  for (const one of old) {
    rmSync(path.join(folder, one), { recursive: true, force: true });
  }
  writePosts({ target, folder, author, tags, from: 1, count: posts });
  if (docs > 0) writeDocs(folder, docs, versions);
  writeSidebars(folder, docs, versions);
  const logs = path.join(workFolder, "logs");
  mkdirSync(logs, { recursive: true });
  const run = await runBuild(command, folder, path.join(logs, `${name}.log`));
  const weight = weighFolder(output);
  console.error(
    `${name}: ${run.seconds.toFixed(1)} s, ${run.peakMegabytes?.toFixed(0) ?? "?"} MB, ${weight.pages} pages`,
  );
  return { ...run, output: weight };
}

/** What a page more takes, in milliseconds, next to a build with fewer. */
export const msPerPage = (many: Built, few: Built) =>
  ((many.seconds - few.seconds) * 1000) /
  (many.output.pages - few.output.pages);
