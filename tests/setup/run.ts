/**
 * Makes sites of many sets of answers, as owners do in a clone, checks each and
 * builds some, and has one take a later version. Numbers name the sets to try,
 * and with --without-builds, as in CI, none is built:
 * npm run test:setup -- 3 7
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { given } from "../../src/cli/setup/testing/givenAnswers";
import { listFiles } from "../../src/site/files/paths";
import { layOut } from "../run/layOut";
import { gatsbyBuild } from "../run/steps";
import { findFaults, findUntruths } from "./checkSite";
import { drawAnswers } from "./drawAnswers";
import type { SiteFacts } from "./readSite";
import {
  beginHistory,
  cloneSite,
  findUpdateFaults,
  ownMarks,
  restore,
} from "./takeUpdate";

const answerCount = 25;
/** Which of them are built: each takes a minute. */
const built = new Set([0, 3, 7, 12, 18]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "without-builds": { type: "boolean", default: false } },
});
const wanted = positionals.map(Number);
const hasBuilds = !values["without-builds"];

const folder = mkdtempSync(path.join(tmpdir(), "Über mich (1) "));
const upstream = path.join(folder, "upstream");
const site = path.join(folder, "site");

function run(args: readonly string[]): { isOk: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isOk: status === 0, output: stdout + stderr };
}

/** Makes a site of answers, and says what is wrong with it. */
function tryAnswers(
  answers: Record<string, string>,
  isBuilt: boolean,
): string[] {
  restore(site);
  const file = path.join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const cli = ["--import", "tsx", "src/cli/main.ts"];
  const setup = run([...cli, "setup", "--answers", file]);
  if (!setup.isOk) return [`setup: ${setup.output}`];
  const check = run(["--import", "tsx", "tests/setup/readSite.ts"]);
  if (!check.isOk) return [check.output];
  const facts = JSON.parse(check.output) as SiteFacts;
  const faults = [
    ...findFaults(site, answers),
    ...facts.faults,
    ...findUntruths(facts, answers),
  ];
  if (!isBuilt || faults.length > 0) return faults;
  const build = run(gatsbyBuild.slice(1));
  return build.isOk ? [] : [build.output];
}

function report(name: string, faults: readonly string[]): void {
  console.log(`${name} … ${faults.length === 0 ? "ok" : "FAILED"}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Builds the site that has taken a later version, and says what of its own it no longer shows. */
function findLostParts(): string[] {
  const build = run(gatsbyBuild.slice(1));
  if (!build.isOk) return [build.output];
  const built = path.join(site, "public");
  const html = listFiles(built)
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(path.join(built, file), "utf8"))
    .join("");
  return ownMarks
    .filter((mark) => !html.includes(mark))
    .map((mark) => `Pages no longer have ${mark}`);
}

layOut(upstream, { fixtures: ["site"], without: /^bench\/peers\// });
beginHistory(upstream);
cloneSite(upstream, site);
for (const [index, answers] of drawAnswers(answerCount).entries()) {
  if (wanted.length > 0 && !wanted.includes(index)) continue;
  const { languages, country, sections } = answers;
  const name = `${index}: ${languages} in ${country} with ${sections || "no section"}`;
  report(name, tryAnswers(answers, hasBuilds && built.has(index)));
}
report("A later version, as the docs say", [
  ...tryAnswers(given, false),
  ...findUpdateFaults(upstream, site),
  ...(hasBuilds ? findLostParts() : []),
]);
rmSync(folder, { recursive: true });
