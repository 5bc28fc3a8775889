import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { given } from "../../src/node/setup/testing/exampleProject";
import { listFiles } from "../../src/node/paths";
import { newFolder } from "./prepareSite";

/** Runs a command of the new site, and returns what it prints. */
function run(...args: string[]): string {
  const node = ["--import", "tsx", "src/node/cli/main.ts", ...args];
  const { stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: newFolder,
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** The files of the new site that match. */
function findFiles(pattern: RegExp): string[] {
  const files = ["content", "static"].flatMap((folder) =>
    listFiles(newFolder, folder),
  );
  return [...files, "src/config/site.ts"].filter((file) =>
    pattern.test(readFileSync(path.join(newFolder, file), "latin1")),
  );
}

// The second begins with what the first has made.
test("a new site in German alone, without a blog, has no fault and nothing of the example", () => {
  const answers = {
    ...given,
    profession: "Elektrikerin",
    languages: ["de"],
    sections: ["projects", "services", "cv"],
  };
  const file = path.join(newFolder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  run("setup", "--answers", "answers.json", "--force");
  expect(run("check:content")).toMatch(/: 0 errors, 0 warnings\.\s*$/);
  expect(findFiles(/Alex|Muster|[/.@]example\.|["(]\/(?:blog|de)\b/)).toEqual(
    [],
  );
});

test("in a language without messages it says what to translate, and works", () => {
  const more = ["--languages", "fr,de", "--sections", "blog,projects"];
  expect(run("setup", ...more, "--force")).toContain("to locales/fr");
  const report = run("check:content");
  expect(report).toMatch(/: 0 errors, \d+ warnings\.\s*$/);
  expect(report).toContain("locales/fr/baseUrl.json");
});

test("Gatsby finds the folder static/, which git does not keep without a file", () => {
  const folder = path.join(newFolder, "static");
  rmSync(folder, { recursive: true, force: true });
  const script = 'require("./gatsby-config.ts")';
  const node = ["--import", "tsx", "--eval", script];
  spawnSync(process.execPath, node, { cwd: newFolder });
  expect(existsSync(folder)).toBe(true);
});
