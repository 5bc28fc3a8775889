import { spawnSync } from "node:child_process";
import path from "node:path";
import { layOut } from "../run/layOut";
import { program } from "../run/program";
import { gatsbyBuild, jest, type Step, temporaryFolder } from "../run/steps";

/** The releases that are supported, the lowest first. */
const supported = ["20.19", "22", "24", "26"];

/** Installs versions of Node, which npm has as packages, and returns a function that finds their programs. */
function installNodes(versions: readonly string[]) {
  const folder = path.join(temporaryFolder, "nodes");
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

/** What reads files, starts programs and calls packages with binaries. */
const closeToNode = "src/(cli|gatsby|output)/";

/**
 * What a version of Node may break: the build, which checks its own links, serve
 * and develop. What the lowest lacks, types know, too: @types/node has its version,
 * and tsconfig.json its language.
 */
function stepsOn(version: string, node: string, isLowest: boolean): Step[] {
  const cwd = path.join(temporaryFolder, `site-${version}`);
  layOut(cwd, { fixtures: ["site"] });
  const onVersion = (step: Step): Step => ({
    ...step,
    name: `Node ${version}: ${step.name}`,
    command: [node, ...step.command.slice(1)],
  });
  const build = onVersion({ name: "build", command: gatsbyBuild, cwd });
  const serveAndDevelop: Step = {
    name: "serve and develop",
    command: program("tsx", "tests/nodes/startServers.ts"),
    cwd,
    // They take the same ports.
    cores: 2,
  };
  const units = jest(
    "unit tests",
    ...["-i", "--selectProjects", "node", "--testPathPatterns", closeToNode],
  );
  return [
    build,
    // What the lowest has, the others have. Models run as often as by hand.
    ...(isLowest ? [onVersion({ ...units, site: cwd, env: { CI: "" } })] : []),
    { ...onVersion(serveAndDevelop), needs: [build] },
  ];
}

/** Builds and tests the tests' own site on versions of Node, each without a cache of another. */
export function nodeSteps(versions: readonly string[]): Step[] {
  const named = versions.length > 0 ? versions : supported;
  const findNode = installNodes(named);
  return named.flatMap((version, index) =>
    stepsOn(version, findNode(version), index === 0),
  );
}
