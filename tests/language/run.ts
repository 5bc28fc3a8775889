import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "../run/findChromium";
import { prepareSite } from "./prepareSite";

/** Tests of the usual build that hold for any languages. */
const general =
  "(alternates|feedItems|feeds|head|languages|links|lists|markup|routes|sharing|sitemap|socialCards|standIns|strings|structuredData)[.]test";

/** A folder to build in, and to keep; without it one that is thrown away. */
const kept = process.env.LANGUAGE_SITE;
const folder = kept ?? mkdtempSync(path.join(tmpdir(), "language-"));

const run = (name: string, args: string[], isQuiet = false) =>
  spawnSync(path.join("node_modules", ".bin", name), args, {
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

/** Builds the site, and keeps what the build says for the tests. */
function build(): boolean {
  prepareSite(folder);
  const { status, stdout, stderr } = run("gatsby", ["build"], true);
  const said = stripVTControlCharacters(stdout + stderr);
  writeFileSync(path.join(folder, "build.log"), said);
  if (status !== 0) console.error(said);
  return status === 0;
}

const isRight =
  findChromium() &&
  build() &&
  [
    ["jest", "--config", "tests/language/jest.config.ts"],
    [
      "jest",
      "--config",
      "tests/build/jest.config.ts",
      "--testPathPatterns",
      general,
    ],
    ["playwright", "test", "--config", "tests/language/playwright.config.ts"],
  ].every(([name = "", ...args]) => run(name, args).status === 0);

if (kept === undefined) rmSync(folder, { recursive: true, force: true });
process.exitCode = isRight ? 0 : 1;
