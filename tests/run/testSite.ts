import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "./findChromium";
import { program } from "./program";
import { gatsbyBuild } from "./steps";

function run(
  cwd: string,
  [node = "", ...args]: readonly string[],
  isQuiet = false,
) {
  return spawnSync(node, args, {
    cwd,
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
  const { status, stdout, stderr } = run(folder, gatsbyBuild, true);
  const said = stripVTControlCharacters(stdout + stderr);
  writeFileSync(path.join(folder, "build.log"), said);
  if (status !== 0) console.error(said);
  return status === 0;
}

/**
 * Builds a site of its own, runs over it the tests that both runners have of
 * it, and ends the process with what came of them.
 * @param prepare lays it out in a folder: in SITE_FOLDER, which is kept, or in one that is thrown away
 */
export async function testSite(
  name: "docs" | "language",
  prepare: (folder: string) => void,
): Promise<void> {
  const { SITE_FOLDER: kept, JEST_REPORT: report } = process.env;
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), `${name}-`));
  const jest = program(
    "jest",
    ...["--config", "tests/jest.config.ts", "--selectProjects", name],
    ...(report === undefined ? [] : ["--json", `--outputFile=${report}`]),
  );
  const playwright = program("playwright", "test", `--project=${name}`);
  let isRight = await findChromium();
  if (isRight) {
    prepare(folder);
    isRight =
      build(folder) &&
      run(folder, jest).status === 0 &&
      run(folder, playwright).status === 0;
  }
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  process.exitCode = isRight ? 0 : 1;
}
