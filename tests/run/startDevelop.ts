import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";

/** A line of the terminal, and when it came. */
export interface LogLine {
  text: string;
  at: number;
}

export interface Develop {
  address: string;
  /** All that the terminal has said so far. */
  lines: readonly LogLine[];
  stop: () => Promise<void>;
}

// eslint-disable-next-line no-control-regex -- terminals are coloured with it
const colours = /\u001b\[[\d;]*m/g;

/** Starts `gatsby develop` in a folder, and waits until it serves pages. */
export async function startDevelop(
  folder: string,
  port: number,
  logFile: string,
  seconds = 600,
): Promise<Develop> {
  const lines: LogLine[] = [];
  const log = createWriteStream(logFile);
  const child = spawn(
    process.execPath,
    [
      path.join(folder, "node_modules/gatsby/cli.js"),
      "develop",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
    ],
    {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "development",
        NO_COLOR: "1",
        // With it, Gatsby runs all queries instead of those that are asked for.
        CI: "",
        GATSBY_TELEMETRY_DISABLED: "1",
        BROWSERSLIST_IGNORE_OLD_DATA: "1",
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log.write(chunk);
      const at = performance.now();
      const texts = chunk.toString().replace(colours, "").split("\n");
      lines.push(...texts.filter(Boolean).map((text) => ({ text, at })));
    });
  }
  const develop = {
    address: `http://127.0.0.1:${port}`,
    lines,
    stop: async () => {
      await stop(child);
      log.end();
    },
  };
  const isReady = () =>
    lines.some(({ text }) => text.includes("You can now view"));
  const end = performance.now() + seconds * 1000;
  while (!isReady()) {
    if (child.exitCode !== null || performance.now() > end) {
      await develop.stop();
      const tail = lines.slice(-40).map(({ text }) => text);
      throw new Error(`gatsby develop did not start:\n${tail.join("\n")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return develop;
}

/** Ends the process with all that it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const { pid } = child;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-pid, "SIGTERM");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, 5000);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
  child.stdout?.destroy();
  child.stderr?.destroy();
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}
