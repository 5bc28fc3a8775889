/**
 * Runs a program of node_modules on the tests' own site, which is laid out anew
 * in .test-site/; what a build left there stays:
 * tsx tests/onTestSite.ts jest src/lib
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { layOutTestSite } from "./run/layOut";

const [program = "jest", ...args] = process.argv.slice(2);
const { status } = spawnSync(path.join("node_modules/.bin", program), args, {
  cwd: layOutTestSite(),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
