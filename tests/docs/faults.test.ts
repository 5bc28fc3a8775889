import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { prepareFaultySite } from "./prepareSite";

const folder = mkdtempSync(path.join(tmpdir(), "faulty-docs-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a check says, with the build's own code: all but how long it took. */
function check(): { status: number | null; report: string } {
  const script = "src/node/commands/checkContent.ts";
  const { status, stdout } = spawnSync("node_modules/.bin/tsx", [script], {
    cwd: folder,
    encoding: "utf8",
  });
  const said = stripVTControlCharacters(stdout);
  return { status, report: said.replace(/\n\nTranslations: [^]*$/, "\n") };
}

test("what files, sidebars, settings and the bar name and don't have is said all at once", () => {
  prepareFaultySite(folder);
  const { status, report } = check();
  const expected = "tests/fixtures/faultyDocs/report.txt";
  expect(report).toBe(readFileSync(expected, "utf8"));
  expect(status).toBe(1);
});
