import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sum, type Counts } from "../run/counts";
import { layOutTestSite } from "../run/layOut";
import { program } from "../run/program";
import { runRows } from "../run/runSteps";
import { gatsbyBuild, jest, jestProject, type Step } from "../run/steps";

/** The lowest release that the site runs on, and all that are supported. */
export const nodeVersions = ["20.19", "22", "24", "26"];

/** Installs versions of Node, which npm has as packages, and returns a function that finds their programs. */
function installNodes(folder: string, versions: readonly string[]) {
  const isWindows = process.platform === "win32";
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const { status } = spawnSync(
    "npm",
    [
      ...["install", "--prefix", folder, "--no-audit", "--no-fund"],
      ...versions.map((version) => `node-${version}@npm:${name}@${version}`),
    ],
    { stdio: ["ignore", "ignore", "inherit"], shell: isWindows },
  );
  if (status !== 0) throw new Error(`npm has no ${name} for these versions.`);
  const file = isWindows ? "node.exe" : "node";
  return (version: string) =>
    path.join(folder, "node_modules", `node-${version}`, "bin", file);
}

/** What a version of Node may break: each part of the build, serve, develop, and all that unit tests call. */
function stepsOn(version: string, node: string, site: string): Step[][] {
  const lanes: Step[][] = [
    [jest("unit tests")],
    [
      { name: "build", command: gatsbyBuild },
      jestProject("built pages", "build"),
      {
        name: "serve and develop",
        command: program("tsx", "tests/nodes/startServers.ts"),
      },
    ],
  ];
  const onVersion = (step: Step): Step => ({
    ...step,
    name: `Node ${version}: ${step.name}`,
    command: [node, ...step.command.slice(1)],
    cwd: site,
  });
  return lanes.map((lane) => lane.map(onVersion));
}

/** Builds and tests the tests' own site on versions of Node, each without a cache of another. */
export async function testOnNodes(
  versions: readonly string[],
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), "nodes-"));
  const findNode = installNodes(folder, versions);
  const site = layOutTestSite();
  const all: Counts[] = [];
  for (const version of versions) {
    for (const name of [".cache", "public"]) {
      rmSync(path.join(site, name), { recursive: true, force: true });
    }
    all.push(await runRows([stepsOn(version, findNode(version), site)]));
  }
  rmSync(folder, { recursive: true });
  return sum(all);
}
