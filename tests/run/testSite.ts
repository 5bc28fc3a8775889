import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { answerHelp } from "./answerHelp";
import { findChromium } from "./findChromium";
import { program } from "./program";

type Site = {
  /** What its folder is called. */
  name: string;
  /** A folder to build in, and to keep; without it one that is thrown away. */
  kept: string | undefined;
  /** Lays it out in a folder. */
  prepare: (folder: string) => void;
  /** Programs of node_modules, with their arguments, that look at what was built. */
  tests: readonly (readonly [program: string, ...args: string[]])[];
};

function run(folder: string, command: readonly string[], isQuiet = false) {
  const [name = "", ...options] = command;
  const [node = "", ...args] = program(name, ...options);
  return spawnSync(node, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...(isQuiet && { NODE_ENV: "production" }),
      GATSBY_TELEMETRY_DISABLED: "1",
    },
    encoding: "utf8",
    stdio: isQuiet ? "pipe" : "inherit",
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Builds a site, and keeps what the build says for the tests. */
function build(folder: string): boolean {
  const { status, stdout, stderr } = run(
    folder,
    ["gatsby", "build", "--prefix-paths"],
    true,
  );
  const said = stripVTControlCharacters(stdout + stderr);
  writeFileSync(path.join(folder, "build.log"), said);
  if (status !== 0) console.error(said);
  return status === 0;
}

/** Builds a site of its own, runs tests over it, and ends the process with what came of them. */
export async function testSite(site: Site): Promise<void> {
  const { name, kept, prepare, tests } = site;
  answerHelp(`Builds a site and tests it: npm run test:${name}`);
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), `${name}-`));
  const prepareAndBuild = () => {
    prepare(folder);
    return build(folder);
  };
  const isRight =
    (await findChromium()) &&
    prepareAndBuild() &&
    tests.every((command) => run(folder, command).status === 0);
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  process.exitCode = isRight ? 0 : 1;
}
