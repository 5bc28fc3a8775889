import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AnsweredSearch, AskedSearch } from "./askSearch";

/**
 * Asks a built search, in a process that may load Pagefind's script.
 * @param output the folder that holds the search's files
 */
export function askAll(
  asked: readonly AskedSearch[],
  output = "public",
): AnsweredSearch[] {
  const folder = mkdtempSync(path.join(tmpdir(), "search-"));
  const questions = path.join(folder, "asked.json");
  const answers = path.join(folder, "answered.json");
  writeFileSync(questions, JSON.stringify(asked));
  const script = path.join(__dirname, "askSearch.ts");
  const args = ["--import", "tsx", script, questions, answers, output];
  execFileSync(process.execPath, args);
  const answered = JSON.parse(readFileSync(answers, "utf8")) as unknown;
  rmSync(folder, { recursive: true });
  return answered as AnsweredSearch[];
}
