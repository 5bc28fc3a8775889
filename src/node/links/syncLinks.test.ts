/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { fakeGatsby } from "../../../tests/fakeGatsby";
import { createRelations } from "../nodes/relations";
import { createSiteIndex } from "./siteIndex";
import { syncLinks } from "./syncLinks";

const root = mkdtempSync(path.join(tmpdir(), "sync-links-"));
afterAll(() => rmSync(root, { recursive: true }));
const folder = path.join(root, "content/blog/a");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "form.pdf"), "form");
writeFileSync(path.join(folder, "en.mdx"), "");

const gatsby = fakeGatsby(root);
const checks = checksWithDefaults({});
const text = (locale: string, at: string, urls: readonly string[]) => ({
  id: `a ${locale}`,
  folder: "blog/a",
  locale,
  lang: "en",
  path: at,
  sourcePath: "content/blog/a/en.mdx",
  isStandIn: locale !== "en",
  links: urls.map((url) => ({ url })),
});
const sync = (urls: readonly string[]) => {
  const texts = [text("en", "/blog/a", urls), text("de", "/de/blog/a", urls)];
  const index = createSiteIndex(root, [], texts);
  return syncLinks(gatsby.args, texts, { index, checks });
};
const bodyIn = (locale: string) => {
  const { BlogPost } = createRelations(gatsby.args, process.cwd());
  const body = JSON.stringify([
    ["a", { href: "./en.mdx#x" }, "me"],
    ["a", { href: "./form.pdf" }, "form"],
  ]);
  const post = { body, summary: body, folder: "blog/a", locale, lang: "en" };
  return JSON.stringify(BlogPost.body.resolve(post, {}, gatsby) ?? null);
};

test("a text leads to its page's language, and to files that are there", async () => {
  expect(await sync(["./en.mdx#x", "./form.pdf"])).toEqual([]);
  expect(bodyIn("en")).toContain('"/blog/a#x"');
  expect(bodyIn("de")).toContain('"/de/blog/a#x"');
  expect(bodyIn("de")).toMatch(/"\/static\/[\da-f]{32}\/form\.pdf"/);
  const [, file = ""] = /"(\/static\/[^"]+)"/.exec(bodyIn("de")) ?? [];
  expect(existsSync(path.join(root, "public", file))).toBe(true);
});

test("what stays the same is not made anew, and what is gone is removed", async () => {
  await sync(["./en.mdx"]);
  const before = gatsby.getNodesByType("TextLinks");
  await sync(["./en.mdx"]);
  const after = gatsby.getNodesByType("TextLinks");
  expect(after).toHaveLength(2);
  after.forEach((node: Node, at: number) => expect(node).toBe(before[at]));
  await sync(["https://elsewhere.example"]);
  expect(gatsby.getNodesByType("TextLinks")).toEqual([]);
  expect(bodyIn("de")).toContain('"./en.mdx#x"');
});
