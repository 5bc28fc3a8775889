import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBuildCommand } from "../packages";
import { type BuildRun, runBuild } from "./runBuild";
import { workFolder } from "./subject";

export type Floor = Record<"cold" | "unchanged", BuildRun>;

/** Builds a site of one page twice: Gatsby builds no other in less time. */
export async function measureFloor(): Promise<Floor> {
  const root = process.cwd();
  const folder = path.join(workFolder, "empty");
  const pages = path.join(folder, "src/pages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  const packages = path.join(folder, "node_modules");
  symlinkSync(path.join(root, "node_modules"), packages, "junction");
  writeFileSync(
    path.join(folder, "package.json"),
    '{"dependencies":{"gatsby":"5"}}',
  );
  const page =
    'import * as React from "react";\nexport default () => <p>A</p>;';
  writeFileSync(path.join(pages, "index.js"), page);
  const build = (step: string) => {
    const log = path.join(workFolder, "logs", `empty-${step}.log`);
    return runBuild(readBuildCommand(root), folder, log);
  };
  return { cold: await build("cold"), unchanged: await build("unchanged") };
}
