import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateFiles } from "../output/generatedFiles";
import { oldAddress } from "../config/schema/fields";
import { entry, loadTestSite } from "./testing/loadTestSite";

const post = "content/blog/2026-01-01-a/index.md";
const find = async (files: Record<string, string>) => {
  const { found } = await loadTestSite(files);
  return found.map(({ line, reason }) => `${line ?? "-"} ${reason}`);
};

test("hidden files are no entries", async () => {
  const files = [
    ...["content/blog/2026-01-01-a/._index.md", "content/.trash/Old.md"],
    ...["content/.obsidian/templates/Post.md", "content/blog/.#a.md"],
  ];
  const text = "\u0000no text";
  expect(
    await find(Object.fromEntries(files.map((file) => [file, text]))),
  ).toEqual([]);
});

test.each([
  ["title: One\ntitle: Two\ndate: 2026-01-01", /Map keys must be unique/],
  ["title: a\n\tdate: 2026-01-01", /[Tt]ab/],
])("broken front matter is one fault: %j", async (yaml, reason) => {
  const found = await find({ [post]: `---\n${yaml}\n---\n\nText.\n` });
  expect(found).toEqual([expect.stringMatching(reason)]);
});

test.each([
  [
    "\n---\ntitle: A\n---\n",
    "Front matter begins in the first line of a file.",
  ],
  [
    "---\ntitle: A\n",
    "The front matter is not closed by a line with three hyphens.",
  ],
])("front matter that is not read is explained: %j", async (text, reason) => {
  expect(await find({ "content/blog/a/index.md": text })).toEqual([
    `1 ${reason}`,
  ]);
});

test("names in parts are one name", async () => {
  const tagged = (tag: string) =>
    entry(`date: 2026-01-01\ntags: [${tag}]`, "Text.");
  const { found, tags } = await loadTestSite({
    [post]: tagged("Bücher"),
    "content/blog/2026-01-01-b/index.md": tagged("Bücher".normalize("NFD")),
  });
  expect(found).toEqual([]);
  expect(tags.filter(({ locale }) => locale === "en")).toMatchObject([
    { label: "Bücher" },
  ]);
});

const project = (more: string, body = "Text.") =>
  entry(`period: { from: 2026-01 }\n${more}`, body);
const secret = "client: Acme & Söhne\nconfidential: true\nindustry: Wholesale";

test.each([
  ["a heading", "# Faster at Acme & Söhne\n\nText."],
  ["an alternative text", "![Acme & Söhne's dashboard](https://a.test/a.png)"],
  ["the address of a link", "[there](https://acme-soehne.test/)"],
  ["the encoded address", "[there](https://a.test/Acme%20&%20S%C3%B6hne)"],
  ["the name of a picture", "![A chart](https://a.test/acme_söhne.png)"],
])("a confidential client is not named by %s", async (_, body) => {
  const found = await find({
    "content/projects/secret/index.md": project(secret, body),
  });
  expect(found.join("\n")).toContain('names "Acme & Söhne"');
});

test("a translation does not name the client either", async () => {
  const { found } = await loadTestSite({
    "content/projects/secret/en.md": project(secret),
    "content/projects/secret/de.md": project("client: Acme & Söhne"),
    "content/projects/other/en.md": project("client: Acme & Söhne"),
  });
  expect(found.map(({ file, fatal }) => [file, fatal])).toEqual([
    ["content/projects/secret/de.md", true],
  ]);
});

test.each([
  "/%2e%2e/%2e%2e/victim.html",
  "/a/../b",
  "/..\\..\\b",
  "/%5c..%5cb",
])("%s is no old address", (address) => {
  expect(oldAddress.safeParse(address).success).toBe(false);
  expect(oldAddress.safeParse("/100%-off.v1..2/über").success).toBe(true);
});

test("a build writes and deletes below public/ only", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "output-"));
  const cache = {
    get: () => Promise.resolve({ "../kept.html": "" }),
    set: () => Promise.resolve(),
  };
  const generate = (names: string[]) =>
    generateFiles(
      root,
      { cache, reporter: { info: () => undefined } },
      (output) => {
        for (const name of names) output.write(name, "");
        return Promise.resolve();
      },
    );
  await expect(generate(["../../victim.html"])).rejects.toThrow("public/ only");
  await expect(generate([])).rejects.toThrow("public/ only");
  rmSync(root, { recursive: true });
});
