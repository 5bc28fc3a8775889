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
  env?: Record<string, string>;
  /** Files in which it leaves what it has counted; a check without counts is one test. */
  reports?: string[];
};

const folder = mkdtempSync(path.join(tmpdir(), "site-tests-"));
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});

let reportCount = 0;
export const createReport = () => path.join(folder, `${++reportCount}.json`);

export function jest(name: string, ...args: string[]): Step {
  const report = createReport();
  const output = ["--json", `--outputFile=${report}`];
  const command = program("jest", ...args, ...output);
  return { name, command, reports: [report] };
}

/** A project of tests/jest.config.ts. */
export const jestProject = (name: string, project: string) =>
  jest(
    name,
    ...["-i", "--config", "tests/jest.config.ts"],
    ...["--selectProjects", project],
  );

/** A project of playwright.config.ts. */
export function playwright(name: string, project: string): Step {
  const report = createReport();
  return {
    name,
    command: program("playwright", "test", `--project=${project}`),
    env: { E2E_REPORT: report },
    reports: [report],
  };
}

export const gatsbyBuild = program("gatsby", "build", "--prefix-paths");
