import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";

const SAMPLE_EVERY_MS = 500;
const TAIL_LINES = 40;

export interface BuildRun {
  seconds: number;
  /** The most that the build's processes needed together; 0 off Linux. */
  megabytes: number;
}

/** Keeps builds from phoning home, asking questions and drawing spinners. */
const quietEnvironment = {
  CI: "1",
  NO_COLOR: "1",
  NO_UPDATE_NOTIFIER: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  GATSBY_TELEMETRY_DISABLED: "1",
};

/**
 * Runs a build command in a folder, and returns how long it took and how much
 * memory it needed. Throws with the end of its log if it fails.
 */
export async function runBuild(
  command: string,
  folder: string,
  logFile: string,
): Promise<BuildRun> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, "w");
  const start = performance.now();
  const programs = path.join(folder, "node_modules/.bin");
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    // In a session of its own all descendants can be found, orphans included.
    detached: true,
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      ...quietEnvironment,
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    },
  });
  const { pid = 0 } = child;
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, readSessionMemory(pid));
  }, SAMPLE_EVERY_MS);
  const stop = () => process.kill(-pid, "SIGTERM");
  process.once("SIGINT", stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampling);
  process.removeListener("SIGINT", stop);
  closeSync(log);
  if (code !== 0) {
    const lines = readFileSync(logFile, "utf8").trimEnd().split("\n");
    const end = lines.slice(-TAIL_LINES).join("\n");
    throw new Error(`"${command}" failed. The end of ${logFile}:\n\n${end}`);
  }
  return { seconds, megabytes: (peak * 1024) / 1e6 };
}

/**
 * Adds up the memory (kB) of all processes of a session: builds start workers,
 * and workers' workers. What they share, such as Node's own program, is divided
 * among them (PSS), so it counts once. 0 where `ps` knows no PSS.
 */
function readSessionMemory(session: number): number {
  const options = ["-o", "pss=", "-s", String(session)];
  const { stdout } = spawnSync("ps", options, { encoding: "utf8" });
  const numbers = stdout.match(/\d+/g) ?? [];
  return numbers.reduce((sum, kilobytes) => sum + Number(kilobytes), 0);
}
