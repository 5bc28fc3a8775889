/**
 * Builds this site and Docusaurus with the same few texts, not all of which are
 * in both languages, and prints what each makes of them:
 * npm run bench:languages
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { inspect, type Finding } from "./languages/inspect";
import { writeCases } from "./languages/writeCases";
import { runBuild } from "./measure/runBuild";
import { renderTable } from "./report/renderTable";
import { workFolder } from "./subjects/paths";
import { preparePeer } from "./subjects/preparePeer";
import { prepareSite } from "./subjects/prepareSite";
import type { Subject } from "./subjects/types";

async function ask(subject: Subject): Promise<Finding[]> {
  writeCases(subject);
  for (const cache of subject.caches) {
    rmSync(path.join(subject.folder, cache), { recursive: true, force: true });
  }
  console.error(`Building ${subject.title} …`);
  const log = path.join(workFolder, `logs/languages-${subject.target}.log`);
  await runBuild(subject.command, subject.folder, log);
  return inspect(subject);
}

async function main(): Promise<void> {
  mkdirSync(path.join(workFolder, "logs"), { recursive: true });
  const peer = preparePeer("docusaurus");
  const theirs = await ask(peer);
  const ours = await ask(prepareSite());
  const keyOf = ({ about, question }: Finding) => `${about}\n${question}`;
  const answers = new Map(ours.map((one) => [keyOf(one), one.answer]));
  const known = new Set(theirs.map(keyOf));
  const all = [
    ...theirs.map((one) => ({
      ...one,
      theirs: one.answer,
      ours: answers.get(keyOf(one)) ?? "",
    })),
    ...ours
      .filter((one) => !known.has(keyOf(one)))
      .map((one) => ({ ...one, theirs: "", ours: one.answer })),
  ];
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${day}: this site and ${peer.title}.`);
  for (const about of new Set(all.map((one) => one.about))) {
    const rows = all
      .filter((one) => one.about === about)
      .sort((a, b) => placeOf(a.question) - placeOf(b.question))
      .map((one) => [one.question, one.theirs, one.ours]);
    console.log(`\n### ${about}\n`);
    console.log(renderTable(["", peer.title, "This site"], rows));
  }
}

/** English first, whichever site has answered more. */
const placeOf = (question: string) =>
  /\/de\b|German (?:list|feed)/.test(question.split(": ")[0] ?? "") ? 1 : 0;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
