import { appendFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/site/files/paths";
import { launchChromium } from "../browser/chromium";
import { serveFolder } from "../browser/serveFolder";
import { visitPage } from "../browser/visitPage";
import { locatePost, writePosts } from "../posts/writePosts";
import { type Generator, workFolder } from "./generators";
import { type BuildRun, runBuild } from "./runBuild";

/** The post whose page is visited; it has the same text at every size. */
const VISITED_POST = "/blog/post-0005";
const EDITED_POST = 3;
/** The fewest posts to measure with: two pages of the list, and all of the above. */
export const LEAST_POSTS = 10;

export interface Measurement {
  name: string;
  cold: BuildRun;
  unchanged: BuildRun;
  edited: BuildRun;
  /** Bytes of all that was built. */
  output: number;
  /** Bytes of scripts, compressed, that a first visit of a post loads. */
  scripts: number;
}

/** Builds a generator's site with so many posts and without any cache. */
export async function buildCold(
  generator: Generator,
  posts: number,
): Promise<BuildRun> {
  const { folder, output, caches } = generator;
  for (const name of [output, ...caches]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  writePosts(generator, posts);
  return build(generator, "cold");
}

/**
 * Builds a generator's site with so many posts: cold, with nothing changed, and
 * after an edit of one post.
 */
export async function measureBuilds(
  generator: Generator,
  posts: number,
): Promise<Measurement> {
  const { name } = generator;
  const output = path.join(generator.folder, generator.output);
  const cold = await buildCold(generator, posts);
  const sizes = listFiles(output).map(
    (file) => statSync(path.join(output, file)).size,
  );
  const scripts = await weighScripts(output);
  const unchanged = await build(generator, "unchanged");
  const file = locatePost(generator, EDITED_POST, "en");
  appendFileSync(file, "\nOne more sentence.\n");
  const edited = await build(generator, "edited");
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { name, cold, unchanged, edited, output: bytes, scripts };
}

async function build(generator: Generator, step: string): Promise<BuildRun> {
  const { name, command, folder } = generator;
  const log = `logs/${path.basename(folder)}-${step}.log`;
  const run = await runBuild(command, folder, path.join(workFolder, log));
  const figures = `${run.seconds.toFixed(1)} s, ${run.megabytes.toFixed(0)} MB`;
  console.error(`${name}, ${step}: ${figures}`);
  return run;
}

/** Visits a post of a build, and returns the bytes of its scripts. */
async function weighScripts(output: string): Promise<number> {
  const { address, close } = await serveFolder(output);
  const browser = await launchChromium();
  try {
    const { bytes } = await visitPage(browser, address + VISITED_POST, false);
    return bytes.script;
  } finally {
    await browser.close();
    close();
  }
}
