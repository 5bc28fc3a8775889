/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "./onPreBootstrap";
import { withoutGatsby } from "./withoutGatsby";

// A fixture has no code to take a fingerprint of.
jest.mock("./nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "bootstrap-"));
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
cpSync("locales", path.join(root, "locales"), { recursive: true });
cpSync("src/config/site.ts", path.join(root, "src/config/site.ts"));
put("content/blog/2024-05-06-a/en.mdx", "---\ntitle: A: B\n---\n\nText.\n");
put("content/blog/2024-05-07-b/en.mdx", "---\ntitel: B\n---\n\nText.\n");

const command = process.env.gatsby_executing_command;
afterAll(() => {
  process.env.gatsby_executing_command = command;
  rmSync(root, { recursive: true });
});

/** What is said in a build, or in develop, as errors. */
async function errorsIn(executing: "build" | "develop") {
  process.env.gatsby_executing_command = executing;
  const said: string[] = [];
  const args = {
    ...withoutGatsby(root).args,
    reporter: {
      info: jest.fn(),
      warn: jest.fn(),
      panicOnBuild: ({ context }: { context: { sourceMessage: string } }) =>
        said.push(context.sourceMessage),
    },
  } as unknown as ParentSpanPluginArgs;
  const run = onPreBootstrap as (args: ParentSpanPluginArgs) => Promise<void>;
  await run(args);
  return said.join("\n");
}

test("front matter that is not YAML ends a build with all else that is wrong", async () => {
  const said = await errorsIn("build");
  expect(said).toContain("content/blog/2024-05-06-a/en.mdx:2");
  expect(said).toContain("content/blog/2024-05-07-b/en.mdx:2");
  expect(said).toContain('"title"');
});

test("in develop it is told first, for the rest is told when pages are made", async () => {
  const said = await errorsIn("develop");
  expect(said).toContain("content/blog/2024-05-06-a/en.mdx:2");
  expect(said).not.toContain("2024-05-07-b");
});
