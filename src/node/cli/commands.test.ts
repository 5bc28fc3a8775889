/** @jest-environment node */
import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Each of them starts a process that reads the site's config.
jest.setTimeout(120_000);

const commands = path.resolve("src/node/cli");
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
  "new",
  "checkContent",
  "checkLinks",
  "translations",
  "imagesUnused",
  "docsVersion",
  "serve",
])(
  "%s explains itself, and refuses a flag that it does not know",
  async (name) => {
    const [help, typo] = await Promise.all([
      run(name, ["--help"]),
      run(name, ["--nope"]),
    ]);
    expect(help).toMatchObject({ code: 0, error: "" });
    expect(help.out).toContain("npm run ");
    expect(typo).toMatchObject({ code: 2, out: "" });
    expect(typo.error).toBe("Unknown option '--nope' (see --help).\n");
  },
);

test.each([
  ["new", ["psot", "A"], 'Did you mean "post"?'],
  ["new", ["page", "Two", "words"], 'Unexpected argument "words".'],
  ["new", ["post", "A", "--tags"], "'--tags <value>' argument missing"],
])("%s %j: %s", async (name, args, message) => {
  const { code, error } = await run(name, args);
  expect(code).toBe(2);
  expect(error).toContain(message);
  expect(error.trim()).not.toContain("\n");
});

test("elsewhere than in a project nothing is written", async () => {
  const { code, error } = await run("new", ["page", "Talks"], root);
  expect(code).toBe(2);
  expect(error).toContain("run this in the project's folder");
  expect(readdirSync(root)).toEqual([]);
});

test("what has no draft is not called one", async () => {
  mkdirSync(path.join(root, "content/pages/talks"), { recursive: true });
  writeFileSync(path.join(root, "content/pages/talks/en.mdx"), "# Talks\n");
  const page = await run("new", ["translation", "pages/talks"], root);
  expect(page.out).toContain("Created content/pages/talks/de.mdx");
  expect(page.out).not.toContain("draft");
  const post = await run("new", ["post", "A"], root);
  expect(post.out).toContain('its line "draft: true"');
});

test("a check says of a faulty site config what a build says, and no more", async () => {
  const slip = path.join(root, "slip.cjs");
  writeFileSync(
    slip,
    `const Module = require("node:module");
const load = Module._load;
Module._load = (id, ...rest) => {
  const found = load(id, ...rest);
  return /\\/site$/.test(id) && found.site
    ? { site: { ...found.site, untranslatd: { posts: "hide" } } }
    : found;
};`,
  );
  const env = { NODE_OPTIONS: `--require ${slip}` };
  const { code, error } = await run("checkContent", [], process.cwd(), env);
  expect(error).toContain('Unknown key "untranslatd".');
  expect(error).toContain('Fix: Did you mean "untranslated"?');
  expect(error).not.toContain("entries checked");
  expect(code).toBe(1);
});

test("the example site's images are all in use, and its translations known", async () => {
  const [images, translations] = await Promise.all([
    run("imagesUnused", ["--json"]),
    run("translations", ["--json", "--fail-on", "missing"]),
  ]);
  expect(JSON.parse(images.out)).toEqual([]);
  expect(translations.code).toBe(1);
  const { entries } = JSON.parse(translations.out) as {
    entries: { folder: string; locales: Record<string, { status: string }> }[];
  };
  const missing = entries.filter(({ locales }) =>
    Object.values(locales).some(({ status }) => status === "missing"),
  );
  expect(missing.map(({ folder }) => folder)).toEqual([
    "blog/2026-03-03-e-rechnung-fuer-freelancer",
    "blog/2026-06-16-working-across-time-zones",
    "docs/04-invoices/01-abroad",
    "pages/uses",
  ]);
});
