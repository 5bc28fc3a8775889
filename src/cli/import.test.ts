import { symlinkSync } from "node:fs";
import path from "node:path";
import { createFolder } from "../../tests/createFolder";
import { listFiles } from "../site/files/paths";
import { command } from "./import";
import { runCommand } from "./testing/runCommand";

const home = process.cwd();
const { at, read, write } = createFolder();

beforeAll(() => {
  const post = "---\ntitle: A\n---\n\n![A](a.gif)\n";
  write("old/_posts/2020-01-02-a.md", post);
  write("old/_posts/2020-01-03-b.md", post);
  write("old/_posts/a.gif", "old");
  write("site/content/blog/2020-01-03-b/index.mdx", "mine");
  for (const name of ["locales", "src"])
    symlinkSync(path.resolve(name), at(`site/${name}`));
  process.chdir(at("site"));
});
afterAll(() => process.chdir(home));

/** Imports, and reads what the site's content is then. */
async function run(...args: string[]) {
  const { out } = await runCommand(command, at("old"), ...args);
  const files = listFiles(at("site"), "content").map((name) => [
    name,
    read(`site/${name}`),
  ]);
  return { out, files: Object.fromEntries(files) as object };
}

test("a dry run writes nothing, an import overwrites nothing, and a second one changes nothing", async () => {
  const dry = await run("--dry-run");
  expect(dry.files).toEqual({ "content/blog/2020-01-03-b/index.mdx": "mine" });
  expect(dry.out).toContain("1 texts");
  const first = await run();
  expect(first.files).toEqual({
    "content/blog/2020-01-02-a/a.gif": "old",
    "content/blog/2020-01-02-a/index.md": expect.stringContaining(
      "title: A",
    ) as string,
    "content/blog/2020-01-03-b/index.mdx": "mine",
  });
  write("site/content/blog/2020-01-02-a/a.gif", "mine");
  const second = await run();
  expect(second.files).toEqual({
    ...first.files,
    "content/blog/2020-01-02-a/a.gif": "mine",
  });
  expect(second.out).toContain("0 texts");
});
