/**
 * Runs the smoke tests over the build in this folder, in the engines that are
 * named, or in all:
 * npm run test:engines -- firefox webkit
 */
import { spawnSync } from "node:child_process";
import { program } from "../run/program";
import { skippedCode } from "../run/runSteps";
import { adviceFor, engineNames, findEngine } from "./engines";

const named = process.argv.slice(2);
const wanted = engineNames.filter(
  (name) => named.length === 0 || named.includes(name),
);
const here = wanted.filter((name) => findEngine(name));
for (const name of wanted) {
  if (!here.includes(name))
    console.log(`${name} is not here: ${adviceFor(name)}`);
}

function runTests(): number {
  const [node = "", ...args] = program(
    "playwright",
    ...["test", "--config", "tests/engines/playwright.config.ts"],
    ...here.map((name) => `--project=${name}`),
  );
  return spawnSync(node, args, { stdio: "inherit" }).status ?? 1;
}

process.exitCode = here.length > 0 ? runTests() : skippedCode;
