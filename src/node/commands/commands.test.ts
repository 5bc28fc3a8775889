/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Each of them starts a process that reads the site's config.
jest.setTimeout(120_000);

const commands = path.resolve("src/node/commands");
const root = mkdtempSync(path.join(tmpdir(), "commands-"));
afterAll(() => rmSync(root, { recursive: true }));

type Outcome = { code: number; out: string; error: string };

/** Runs a command without a terminal. */
const run = (
  name: string,
  args: string[] = [],
  cwd = process.cwd(),
  env = {},
) =>
  new Promise<Outcome>((resolve) => {
    const tsx = path.resolve("node_modules/.bin/tsx");
    const file = path.join(commands, `${name}.ts`);
    const child = execFile(
      tsx,
      [file, ...args],
      { cwd, env: { ...process.env, ...env } },
      (_, out, error) => {
        resolve({ code: child.exitCode ?? -1, out, error });
      },
    );
  });

test.each([
  "newContent",
  "checkContent",
  "listTranslations",
  "unusedImages",
  "cutDocsVersion",
])("%s says how it is used, and that it does not know a flag", async (name) => {
  const [help, slip] = await Promise.all([
    run(name, ["--help"]),
    run(name, [...(name === "newContent" ? ["post"] : []), "--nope"]),
  ]);
  expect(help).toMatchObject({ code: 0, error: "" });
  expect(help.out).toContain("npm run ");
  expect(slip).toMatchObject({ code: 2, out: "" });
  expect(slip.error).toMatch(/^There is no --nope\. [^\n]+\n$/);
});

test("what is new needs to be told without a terminal", async () => {
  const { code, error } = await run("newContent");
  expect(code).toBe(2);
  expect(error).toContain("Say what to begin: npm run new post.");
});

test("elsewhere than in a project nothing is written", async () => {
  const { code, error } = await run("newContent", ["page", "Talks"], root);
  expect(code).toBe(2);
  expect(error).toContain("run this in the project's folder");
  expect(readdirSync(root)).toEqual([]);
});

test("a version of docs has a name, and docs", async () => {
  const nameless = await run("cutDocsVersion");
  expect(nameless.code).toBe(2);
  expect(nameless.error).toContain("npm run docs:version -- 2.0");
  const without = await run("cutDocsVersion", ["1.0", "--docs", "none"]);
  expect(without.code).toBe(2);
  expect(without.error).toContain("There is no text in content/docs-none");
});

test("a check says of a faulty site config what a build says, and no more", async () => {
  const slip = path.join(root, "slip.cjs");
  writeFileSync(
    slip,
    `const Module = require("node:module");
const load = Module._load;
Module._load = (id, ...rest) => {
  const found = load(id, ...rest);
  return /\\/config\\/site$/.test(id)
    ? { site: { ...found.site, untranslatd: { posts: "hide" } } }
    : found;
};`,
  );
  const env = { NODE_OPTIONS: `--require ${slip}` };
  const { code, out } = await run("checkContent", [], process.cwd(), env);
  expect(out).toContain('"untranslatd" is not an option.');
  expect(out).toContain('Fix: Did you mean "untranslated"?');
  expect(out).not.toContain("texts checked");
  expect(code).toBe(1);
});

test("the example site's pictures are all in use, and its translations known", async () => {
  const [images, translations] = await Promise.all([
    run("unusedImages", ["--json"]),
    run("listTranslations", ["--json", "--fail-on", "missing"]),
  ]);
  const strings = await run("listTranslations", ["--fail-on", "strings"]);
  expect(strings).toMatchObject({ code: 0, error: "" });
  expect(strings.out).toMatch(
    /strings of the interface .*: nothing to do\.\n$/,
  );
  expect(JSON.parse(images.out)).toEqual([]);
  expect(translations.code).toBe(1);
  const { texts } = JSON.parse(translations.out) as {
    texts: { folder: string; locales: Record<string, { status: string }> }[];
  };
  const missing = texts.filter(({ locales }) =>
    Object.values(locales).some(({ status }) => status === "missing"),
  );
  expect(missing.map(({ folder }) => folder)).toEqual([
    "blog/2026-03-03-e-rechnung-fuer-freelancer",
    "blog/2026-06-16-working-across-time-zones",
    "pages/uses",
  ]);
});
