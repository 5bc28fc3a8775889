import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { postFile, writePosts } from "../posts/writePosts";
import { workFolder } from "../subjects/paths";
import type { Rebuild, Subject } from "../subjects/types";
import { type BuildRun, runBuild } from "./runBuild";
import { type FolderWeight, weighFolder } from "./weighFolder";
import { type PageWeight, weighPage } from "./weighPage";

/** The post whose page is weighed; the same text at every size. */
const WEIGHED_POST = "/blog/post-0005";
const EDITED_POST = 3;
export const BASE_POSTS = 10;

export interface Measurement {
  title: string;
  target: Subject["target"];
  cold: BuildRun;
  rebuilds: Partial<Record<Rebuild, BuildRun>>;
  output: FolderWeight;
  page: PageWeight;
  /** The same page of a site with ten posts; absent in a quick run. */
  basePage?: PageWeight;
}

/** Takes a subject through its builds, one after the other. */
export async function measureSubject(
  subject: Subject,
  posts: number,
  isQuick: boolean,
): Promise<Measurement> {
  const { title, target } = subject;
  const steps = isQuick
    ? subject.rebuilds.filter((step) => step === "edit")
    : subject.rebuilds;

  let basePage: PageWeight | undefined;
  if (!isQuick) {
    // This small build also brings each subject's programs from the disk into
    // memory, so that none has to pay for that in its cold build.
    await buildCold(subject, BASE_POSTS, "base");
    basePage = weighPage(subject.output, WEIGHED_POST);
  }

  const cold = await buildCold(subject, posts, "cold");
  const output = weighFolder(subject.output);
  const page = weighPage(subject.output, WEIGHED_POST);

  const runs: Measurement["rebuilds"] = {};
  for (const step of steps) {
    change(subject, step, posts);
    runs[step] = await build(subject, step);
  }
  return { title, target, cold, rebuilds: runs, output, page, basePage };
}

async function buildCold(subject: Subject, count: number, step: string) {
  const { folder, target, author, tags } = subject;
  for (const cache of subject.caches) {
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  }
  writePosts({ target, folder, author, tags, from: 1, count });
  return build(subject, step);
}

function change(subject: Subject, step: Rebuild, posts: number): void {
  const { folder, target, author, tags } = subject;
  if (step === "edit") {
    const file = postFile(target, folder, EDITED_POST, "en");
    appendFileSync(file, "\nOne more sentence.\n");
  }
  if (step === "newPost") {
    writePosts({ target, folder, author, tags, from: posts + 1, count: 1 });
  }
}

async function build(subject: Subject, step: string): Promise<BuildRun> {
  const logs = path.join(workFolder, "logs");
  mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, `${subject.target}-${step}.log`);
  const run = await runBuild(subject.command, subject.folder, logFile);
  const memory = run.peakMegabytes?.toFixed(0) ?? "?";
  console.error(
    `${subject.title}, ${step}: ${run.seconds.toFixed(1)} s, ${memory} MB`,
  );
  return run;
}
