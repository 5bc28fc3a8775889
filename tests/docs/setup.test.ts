import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { given } from "../../src/cli/setup/testing/givenAnswers";
import { listFiles } from "../../src/site/files/paths";
import { newFolder } from "./prepareSite";

/** Runs a command of the new site, and returns what it prints. */
function run(...args: string[]): string {
  const node = ["--import", "tsx", "src/cli/main.ts", ...args];
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

const config = path.join(newFolder, "src/config/site.ts");
const exampleConfig = readFileSync(config, "utf8");
beforeEach(() => writeFileSync(config, exampleConfig));

function setUp(answers: Record<string, unknown>): string {
  const file = path.join(newFolder, "answers.json");
  writeFileSync(file, JSON.stringify({ ...given, ...answers }));
  return run("setup", "--answers", "answers.json", "--force");
}

test("a new site in German alone, without a blog, has no fault and nothing of the example", () => {
  setUp({
    profession: "Elektrikerin",
    languages: ["de"],
    sections: ["projects", "services", "cv"],
  });
  expect(findFiles(/Alex|Muster|[/.@]example\.|["(]\/(?:blog|de)\b/)).toEqual(
    [],
  );
  // A legal page that is missing is an error, and made anew.
  const folder = path.join(newFolder, "content/pages/imprint");
  rmSync(folder, { recursive: true });
  expect(run("check:content")).toContain("npm run new -- page imprint");
  run("new", "page", "imprint");
  expect(run("check:content")).toMatch(/: 0 errors, 0 warnings\.\s*$/);
  expect(run("setup")).toContain("This site is set up");
});

test("in a language without messages it says what to translate, and works", () => {
  const more = { languages: ["fr", "de"], sections: ["blog", "projects"] };
  expect(setUp(more)).toContain('No messages in "fr" yet');
  const report = run("check:content");
  expect(report).toMatch(/: 0 errors, \d+ warnings?\.\s*$/);
  expect(report).toContain('There are no messages in "fr"');
});

test("Gatsby finds the folder static/, which git does not keep without a file", () => {
  const folder = path.join(newFolder, "static");
  rmSync(folder, { recursive: true, force: true });
  const script = 'require("./gatsby-config.ts")';
  const node = ["--import", "tsx", "--eval", script];
  spawnSync(process.execPath, node, { cwd: newFolder });
  expect(existsSync(folder)).toBe(true);
});
