import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../site/files/paths";
import { command } from "./import";

jest.setTimeout(60_000);

const home = process.cwd();
const top = mkdtempSync(path.join(tmpdir(), "import-"));
const root = path.join(top, "site");
const old = path.join(top, "old");

beforeAll(() => {
  const post = "---\ntitle: A\nauthor: Kim\n---\n\n![A](a.gif)\n";
  mkdirSync(path.join(old, "_posts"), { recursive: true });
  writeFileSync(path.join(old, "_posts/2020-01-02-a.md"), post);
  writeFileSync(path.join(old, "_posts/2020-01-03-b.md"), post);
  writeFileSync(path.join(old, "_posts/a.gif"), "old");
  mkdirSync(path.join(root, "content/blog/2020-01-03-b"), { recursive: true });
  writeFileSync(path.join(root, "content/blog/2020-01-03-b/index.mdx"), "mine");
  for (const name of ["locales", "src"])
    symlinkSync(path.resolve(name), path.join(root, name));
  process.chdir(root);
});
afterAll(() => {
  process.chdir(home);
  rmSync(top, { recursive: true });
});

/** Imports, and reads what the site's content is then. */
async function run(...args: string[]) {
  const log = jest.spyOn(console, "log").mockImplementation();
  const code = await command([old, ...args]);
  const printed = log.mock.calls.flat().join("\n");
  log.mockRestore();
  const files = listFiles(root, "content").map((name) => [
    name,
    readFileSync(path.join(root, name), "utf8"),
  ]);
  return { code, printed, files: Object.fromEntries(files) as object };
}

test("a dry run writes nothing, an import overwrites nothing, and a second one changes nothing", async () => {
  const dry = await run("--dry-run");
  expect(dry.files).toEqual({ "content/blog/2020-01-03-b/index.mdx": "mine" });
  expect(dry.printed).toContain("1 texts");
  const first = await run();
  expect(first.files).toEqual({
    "content/authors.yaml": "kim:\n  name: Kim\n",
    "content/blog/2020-01-02-a/a.gif": "old",
    "content/blog/2020-01-02-a/index.md": expect.stringContaining(
      "title: A",
    ) as string,
    "content/blog/2020-01-03-b/index.mdx": "mine",
  });
  writeFileSync(path.join(root, "content/blog/2020-01-02-a/a.gif"), "mine");
  const second = await run();
  expect(second.files).toEqual({
    ...first.files,
    "content/blog/2020-01-02-a/a.gif": "mine",
  });
  expect(second.printed).toContain("0 texts");
});
