import { execFile } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { createFolder } from "../../tests/createFolder";
import { command as checkContent } from "./checkContent";
import type { Command } from "./command";
import { command as importSite } from "./import";
import { command as createNew } from "./new";
import { command as profile } from "./profile";
import { command as serve } from "./serve";
import { command as setup } from "./setup";
import { runCommand as run } from "./testing/runCommand";
import { command as translations } from "./translations";

const home = process.cwd();
const { root, write } = createFolder();
afterEach(() => process.chdir(home));

const commands: Record<string, Command> = {
  new: createNew,
  import: importSite,
  setup,
  "check:content": checkContent,
  translations,
  serve,
};

test.each(Object.entries(commands))(
  "%s explains itself, and refuses a flag that it does not know",
  async (name, command) => {
    const { code, out } = await run(command, "--help");
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`npm run ${name}`),
    ]);
    expect(await run(command, "--nope")).toEqual({
      code: 2,
      out: "",
      error: "Unknown option '--nope' (see --help).",
    });
  },
);

test.each([
  ["--port=80000", 'Invalid --port "80000". Allowed: 0 to 65535.'],
  ["--host=", "--host has no address (see --help)."],
])("serve takes no %s", async (flag, message) => {
  expect(await run(serve, flag)).toMatchObject({ code: 2, error: message });
});

test("elsewhere than in a project nothing is written", async () => {
  process.chdir(root);
  const { code, error } = await run(createNew, "page", "Talks");
  expect(code).toBe(2);
  expect(error).toContain("run this in the project's folder");
  expect(readdirSync(root)).toEqual([]);
});

test("setup names each answer that is missing or wrong", async () => {
  const answers =
    '{ "naem": "Kim", "url": "kim.dev", "colors": "pink", "timeZone": "Paris", "languages": "fr,fr" }';
  const file = write("answers.json", answers);
  const { error } = await run(setup, "--answers", file, "--dry-run");
  expect(error.split("\n")).toEqual(
    expect.arrayContaining([
      "name: Missing. Your name, or your company’s.",
      expect.stringMatching(
        /^url: Not an address .* Did you mean "https:\/\/kim.dev"\?/,
      ),
      expect.stringMatching(/^colors: Not a hex colour. Allowed: margin, sea/),
      'Unrecognized key: "naem". Did you mean "name"?',
      "timeZone: Unknown time zone. Time zone, such as Europe/Berlin.",
      "languages: A language is there twice. Languages, the main one first: de, or de,en.",
    ]),
  );
  const nothing = write("null.json", "null");
  const none = await run(setup, "--answers", nothing, "--dry-run");
  expect(none.error).toMatch(/null.json: Expected an object of answers[.]$/);
  const lost = await run(setup, "--answers", "no.json", "--dry-run");
  expect(lost.error).toMatch(/^--answers no.json: ENOENT/);
});

test("a profile is written in each language that is asked for", async () => {
  write("content/cv.yaml", "basics: { name: A, label: B }");
  for (const name of ["locales", "src", "package-lock.json"])
    symlinkSync(`${home}/${name}`, `${root}/${name}`);
  process.chdir(root);
  const args = ["--for", "Acme", "--lang", "en,de", "--format", "docx"];
  expect((await run(profile, ...args)).out.split("\n")).toEqual(
    ["en", "de"].map((locale) => `profiles/acme.${locale}.docx`),
  );
});

test("the translations of the example site are known", async () => {
  const { code, out } = await run(translations, "--fail-on", "missing");
  expect(code).toBe(1);
  expect(out).toMatch(/^pages\/uses: de missing$/m);
  expect(out).toMatch(/^\d+ entries: \d+ missing, /m);
});

test("npm gets the exit code; errors of the site config come as in a build", async () => {
  const typo = write(
    "typo.cjs",
    `const Module = require("node:module");
const load = Module._load;
Module._load = (id, ...rest) => {
  const found = load(id, ...rest);
  return /[\\\\/]site$/.test(id) && found.site
    ? { site: { ...found.site, untranslatd: { posts: "hide" } } }
    : found;
};`,
  );
  const { code, printed } = await new Promise<{
    code: number | null;
    printed: string;
  }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "src/cli/main.ts", "check:content"],
      { env: { ...process.env, NODE_OPTIONS: `--require "${typo}"` } },
      (_, out, error) =>
        resolve({ code: child.exitCode, printed: out + error }),
    );
  });
  expect(printed).toContain('Unknown key "untranslatd".');
  expect(printed).toContain('Fix: Did you mean "untranslated"?');
  expect(printed).not.toContain("entries checked");
  expect(code).toBe(1);
});
