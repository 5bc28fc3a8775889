import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program } from "./program";

export type Step = {
  name: string;
  /** Program and arguments. */
  command: string[];
  /** Where it runs. Default: the project's folder. */
  cwd?: string;
  /** The site that its tests read. Default: the tests' own. */
  site?: string;
  env?: Record<string, string>;
  /** The file that keeps what it prints, for tests to read. */
  log?: string;
  /** Steps whose outcome it reads: it waits for them, and is skipped if one of them fails. */
  needs?: readonly Step[];
  /** Why it can't run here. */
  skip?: string;
  /** How many of two cores it keeps busy. Default: 1. */
  cores?: 1 | 2;
};

/** What steps leave behind, thrown away when all have ended. */
export const temporaryFolder = mkdtempSync(path.join(tmpdir(), "site-tests-"));
process.on("exit", () => {
  rmSync(temporaryFolder, { recursive: true, force: true });
});

export const jest = (name: string, ...args: string[]): Step => ({
  name,
  command: program("jest", ...args),
});

/** A project of tests/jest.config.ts. */
export const jestProject = (name: string, project: string) =>
  jest(
    name,
    ...["-i", "--config", "tests/jest.config.ts"],
    ...["--selectProjects", project],
  );

/** Browser tests, which have the machine to themselves. */
export const playwright = (
  name: string,
  project: string,
  ...args: string[]
): Step => ({
  name,
  command: program("playwright", "test", `--project=${project}`, ...args),
  cores: 2,
});

export const gatsbyBuild = program("gatsby", "build", "--prefix-paths");
