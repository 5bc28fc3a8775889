import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestCounts, playwrightCounts } from "./counts";
import { program } from "./program";
import type { Step } from "./types";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
process.on("exit", () => {
  rmSync(reports, { recursive: true, force: true });
});

/** Where a step leaves what it has counted. */
export const report = (name: string) => path.join(reports, `${name}.json`);

export const jest = (name: string, ...args: string[]): Omit<Step, "name"> => ({
  command: program("jest", ...args, "--json", `--outputFile=${report(name)}`),
  count: () => jestCounts(report(name)),
});

export const playwright = (
  name: string,
  ...args: string[]
): Omit<Step, "name"> => ({
  command: program("playwright", "test", ...args),
  env: { E2E_REPORT: report(name) },
  count: () => playwrightCounts(report(name)),
});

export const gatsbyBuild = program("gatsby", "build", "--prefix-paths");
