/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkNew } from "./checkNew";
import { composeTexts } from "./composeTexts";
import type { NewText } from "./composeTexts";
import { writeNew } from "./writeNew";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "new-"));
  write("blog/2026-01-02-old/en.mdx", "---\ntitle: Old\nslug: taken\n---\n");
  write("blog/2026-01-03-other.mdx", "---\ntitle: Other\n---\n");
  write("pages/Talks.mdx", "---\ntitle: Talks\n---\n");
  write("docs@1.0/setup.mdx", "---\ntitle: Setup\n---\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const known = { authors: ["alex"], tags: ["craft"] };
const compose = (text: Partial<NewText>) =>
  composeTexts({
    kind: "post",
    titles: new Map([["en", "New"]]),
    date: "2026-01-02",
    ...text,
  });
const check = (text: Partial<NewText>) => checkNew(root, compose(text), known);

it("has nothing against what a build would take", () => {
  expect(() => check({ authors: ["alex"], tags: ["craft"] })).not.toThrow();
  expect(() => check({ kind: "page" })).not.toThrow();
});

it("proposes no translation that is there", () => {
  write("blog/2026-01-02-old/de.mdx", "---\ntitle: Alt\n---\n");
  expect(() => check({ slug: "old" })).toThrow(
    "content/blog/2026-01-02-old/en.mdx is there already. Nothing was written.",
  );
});

test.each<[Partial<NewText>, string]>([
  [{ authors: ["alxe"] }, 'There is no author "alxe". Did you mean "alex"?'],
  [{ tags: ["carft"] }, 'The tag "carft" is not in content/tags.yaml'],
  [{ authors: ["alex", "alex"] }, 'The author "alex" is named twice.'],
  [{ description: " " }, "This must not be empty."],
  [
    { slug: "old" },
    "content/blog/2026-01-02-old/en.mdx is there already. Nothing was written.",
  ],
  [
    { slug: "old", titles: new Map([["de", "Alt"]]) },
    "Begin its translation with: npm run new -- translation blog/2026-01-02-old --lang de",
  ],
  [
    { slug: "taken" },
    "/blog/taken is the address of content/blog/2026-01-02-old/en.mdx",
  ],
  [
    { slug: "other", date: "2026-02-02" },
    "/blog/other is the address of content/blog/2026-01-03-other.mdx",
  ],
  [
    { slug: "tags" },
    "/blog/tags is the address of the screen TagList: give the new post another --slug.",
  ],
  [
    { kind: "page", slug: "blog" },
    "/blog is the address of the screen BlogList: give the new page another --name.",
  ],
  [
    { kind: "page", slug: "blog/taken" },
    "/blog/taken is the address of content/blog/2026-01-02-old/en.mdx: give the new page another --name.",
  ],
  [
    { kind: "page", slug: "talks" },
    "/talks is the address of content/pages/Talks.mdx: give the new page another --name.",
  ],
  [
    { kind: "page", slug: "docs" },
    "/docs is the address of content/docs@1.0: give the new page another --name.",
  ],
  [
    { kind: "page", slug: "de" },
    '/de begins as the addresses of all pages in "de" do: give the new page another --name.',
  ],
])("%j: %s", (text, message) => {
  expect(() => {
    check(text);
  }).toThrow(message);
});

it("names a fault that all translations have only once", () => {
  const titles = new Map([
    ["en", "New"],
    ["de", "Neu"],
  ]);
  expect(() => {
    check({ titles, authors: ["nobody"] });
  }).toThrow(/^There is no author "nobody"\.[^\n]*$/);
});

it("writes all files or none, and never over another", () => {
  const titles = new Map([
    ["en", "New"],
    ["de", "Neu"],
  ]);
  const files = compose({ titles });
  expect(writeNew(root, files)).toEqual([
    "content/blog/2026-01-02-new/en.mdx",
    "content/blog/2026-01-02-new/de.mdx",
  ]);
  const folder = path.join(root, "content/blog/2026-01-02-new");
  expect(readFileSync(path.join(folder, "de.mdx"), "utf8")).toBe(
    files[1]?.text,
  );
  rmSync(path.join(folder, "en.mdx"));
  writeFileSync(path.join(folder, "de.mdx"), "mine");
  expect(() => writeNew(root, files)).toThrow("EEXIST");
  expect(readdirSync(folder)).toEqual(["de.mdx"]);
  expect(readFileSync(path.join(folder, "de.mdx"), "utf8")).toBe("mine");
});

it("leaves no empty folder behind where writing fails", () => {
  const [file] = compose({ slug: "new" });
  if (!file) throw new Error("There is no file.");
  const twice = [file, file];
  expect(() => writeNew(root, twice)).toThrow("EEXIST");
  expect(existsSync(path.join(root, "content/blog/2026-01-02-new"))).toBe(
    false,
  );
});
