/**
 * Runs a program of node_modules on the tests' own site, which is laid out anew
 * in .test-site/; what a build left there stays:
 * tsx tests/onTestSite.ts jest src/lib
 */
import { spawnSync } from "node:child_process";
import { layOutTestSite, testSite } from "./run/layOut";
import { program } from "./run/program";

const [name = "jest", ...options] = process.argv.slice(2);
const [node = "", ...args] = program(name, ...options);
layOutTestSite();
const { status } = spawnSync(node, args, {
  cwd: testSite,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
