import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { faultyFolder } from "./prepareSite";

/** What a check says, with the build's own code: all but how long it took. */
function check(): { status: number | null; report: string } {
  const args = ["--import", "tsx", "src/cli/main.ts", "check:content"];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: faultyFolder,
    encoding: "utf8",
  });
  const said = stripVTControlCharacters(stdout);
  return { status, report: said.replace(/\n\nTranslations: [^]*$/, "\n") };
}

test("what files, sidebars, settings and the bar name and don't have is said all at once", () => {
  const { status, report } = check();
  const expected = "tests/fixtures/faultyDocs/report.txt";
  expect(report).toBe(readFileSync(expected, "utf8"));
  expect(status).toBe(1);
});
