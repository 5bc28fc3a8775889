import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { canReadProcesses, sessionMemory } from "./sessionMemory";

const SAMPLE_EVERY_MS = 500;
const TAIL_LINES = 40;

export interface BuildRun {
  seconds: number;
  /** The most that the build's processes needed together; null off Linux. */
  peakMegabytes: number | null;
}

/** Nothing may phone home, ask questions or draw spinners while we measure. */
const quietEnvironment = {
  CI: "1",
  NO_COLOR: "1",
  NO_UPDATE_NOTIFIER: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  GATSBY_TELEMETRY_DISABLED: "1",
};

/**
 * Runs a build command in a folder, its output going to a log file, and tells
 * how long it took and how much memory it needed. Throws with the log's tail
 * if the build fails.
 */
export async function runBuild(
  command: string,
  folder: string,
  logFile: string,
): Promise<BuildRun> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const start = performance.now();
  // A session of its own lets every descendant be found, orphans included.
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...quietEnvironment,
      PATH: `${path.join(folder, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
    },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });

  const measurable = canReadProcesses();
  let peak = 0;
  const sampling = setInterval(() => {
    if (measurable && child.pid) {
      peak = Math.max(peak, sessionMemory(child.pid));
    }
  }, SAMPLE_EVERY_MS);
  const stop = () => child.pid && process.kill(-child.pid, "SIGTERM");
  process.once("SIGINT", stop);

  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampling);
  process.removeListener("SIGINT", stop);
  log.end();
  await finished(log);

  if (code !== 0) throw new Error(describeFailure(command, code, logFile));
  return { seconds, peakMegabytes: measurable ? (peak * 1024) / 1e6 : null };
}

function describeFailure(
  command: string,
  code: number | null,
  logFile: string,
): string {
  const tail = readFileSync(logFile, "utf8").trimEnd().split("\n");
  return [
    `"${command}" failed (exit code ${code}). The end of ${logFile}:`,
    "",
    ...tail.slice(-TAIL_LINES),
  ].join("\n");
}
