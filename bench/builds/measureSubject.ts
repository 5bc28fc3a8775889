import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { postFile, writePosts } from "../posts/writePosts";
import { type BuildRun, runBuild } from "./runBuild";
import { type Rebuild, type Subject, workFolder } from "./subject";
import { type FolderWeight, weighFolder } from "./weighFolder";
import { type PageWeight, weighPage } from "./weighPage";

/** The post whose page is weighed; it has the same text at every size. */
const WEIGHED_POST = "/blog/post-0005";
const EDITED_POST = 3;
/** The fewest posts to measure with: two pages of the list, and all of the above. */
export const LEAST_POSTS = 10;

export interface Measurement {
  title: string;
  cold: BuildRun;
  rebuilds: Partial<Record<Rebuild, BuildRun>>;
  output: FolderWeight;
  page: PageWeight;
}

/**
 * Builds a subject with few posts, which brings its programs from the disk into
 * memory: none has to pay for that in its cold build.
 */
export async function warmUp(subject: Subject): Promise<void> {
  await buildCold(subject, LEAST_POSTS, "warm-up");
}

/** Takes a subject with so many posts through its builds, one after the other. */
export async function measureSubject(
  subject: Subject,
  posts: number,
  rebuilds: readonly Rebuild[],
): Promise<Measurement> {
  const cold = await buildCold(subject, posts, "cold");
  const output = weighFolder(subject.output);
  const page = weighPage(subject.output, WEIGHED_POST);

  const runs: Measurement["rebuilds"] = {};
  for (const step of rebuilds) {
    change(subject, step, posts);
    runs[step] = await build(subject, step);
  }
  return { title: subject.title, cold, rebuilds: runs, output, page };
}

async function buildCold(
  subject: Subject,
  count: number,
  step: string,
): Promise<BuildRun> {
  for (const cache of subject.caches) {
    rmSync(path.join(subject.folder, cache), { recursive: true, force: true });
  }
  writePosts(subject, 1, count);
  return build(subject, step);
}

function change(subject: Subject, step: Rebuild, posts: number): void {
  if (step === "edit") {
    const file = postFile(subject, EDITED_POST, "en");
    appendFileSync(file, "\nOne more sentence.\n");
  }
  if (step === "newPost") writePosts(subject, posts + 1, 1);
}

async function build(subject: Subject, step: string): Promise<BuildRun> {
  const logFile = path.join(
    workFolder,
    "logs",
    `${subject.target}-${step}.log`,
  );
  const run = await runBuild(subject.command, subject.folder, logFile);
  const memory = run.peakMegabytes?.toFixed(0) ?? "?";
  console.error(
    `${subject.title}, ${step}: ${run.seconds.toFixed(1)} s, ${memory} MB`,
  );
  return run;
}
