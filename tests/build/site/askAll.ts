import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AnsweredSearch, AskedSearch } from "./askSearch";

/** Asks the built search, in a process that may load Pagefind's script. */
export function askAll(asked: readonly AskedSearch[]): AnsweredSearch[] {
  const folder = mkdtempSync(path.join(tmpdir(), "search-"));
  const questions = path.join(folder, "asked.json");
  const answers = path.join(folder, "answered.json");
  writeFileSync(questions, JSON.stringify(asked));
  const script = path.join(__dirname, "askSearch.ts");
  const args = ["--import", "tsx", script, questions, answers];
  execFileSync(process.execPath, args);
  const answered = JSON.parse(readFileSync(answers, "utf8")) as unknown;
  rmSync(folder, { recursive: true });
  return answered as AnsweredSearch[];
}
