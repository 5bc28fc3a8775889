import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { layOut } from "../run/layOut";

const folder = mkdtempSync(path.join(tmpdir(), "broken-links-"));
beforeAll(() => {
  layOut(folder, { fixtures: ["site"], without: /^(?:bench|tests)\// });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const change = (file: string, written: string, other: string) => {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  if (!text.includes(written)) throw new Error(`${file} lacks ${written}`);
  writeFileSync(place, text.replace(written, other));
};

const build = () => {
  const result = spawnSync("node_modules/.bin/gatsby", ["build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  const printed = stripVTControlCharacters(result.stdout + result.stderr);
  return { status: result.status, printed };
};
const page = (name: string) => path.join(folder, "public", name, "index.html");

test("what the plan shows to be broken stops a build before a page is written", () => {
  change("src/config/site.ts", 'to: "/imprint"', 'to: "/imprnt"');
  change("content/pages/writing/en.mdx", "(./day-rate.csv)", "(./day-rat.csv)");
  change("content/pages/about/en.mdx", "## ", "Seen.\n\n## ");
  const { status, printed } = build();
  expect(status).toBe(1);
  expect(printed).toMatch(
    /\/imprnt\n {2}There is no page or file at this path\.\n {2}src\/config\/site\.ts:\d+ {2}footer\.links\[2\]\.items\[1\]\.to {2}"\/imprnt"\n {2}Fix: Did you mean "\/imprint"\?/,
  );
  expect(printed).toMatch(
    /content\/pages\/writing\/day-rat\.csv\n {2}There is no such file\.\n {2}content\/pages\/writing\/en\.mdx:\d+ {2}"\.\/day-rat\.csv"\n {2}Fix: Did you mean "\.\/day-rate\.csv"\?/,
  );
  expect(existsSync(page("about"))).toBe(false);
});

test("what only pages show stops it at the end, and marks what it left", () => {
  change("src/config/site.ts", 'to: "/imprnt"', 'to: "/imprint#nope"');
  change("content/pages/writing/en.mdx", "(./day-rat.csv)", "(./day-rate.csv)");
  change(
    "src/config/site.ts",
    "timeZone:",
    'checks: { brokenAnchors: "throw" },\n  timeZone:',
  );
  const { status, printed } = build();
  expect(status).toBe(1);
  expect(printed).toMatch(
    /\/de\/imprint#nope\n {2}The page is there, but nothing on it has this id\.\n {2}src\/config\/site\.ts:\d+ {2}footer\.links\[2\]\.items\[1\]\.to {2}"\/imprint#nope"\n {2}On all \d+ pages in "de" \(navbar, footer or announcement\)\./,
  );
  expect(readFileSync(page("about"), "utf8")).toContain("<p>Seen.</p>");
  expect(existsSync(path.join(folder, ".cache/checks/failed"))).toBe(true);
});
