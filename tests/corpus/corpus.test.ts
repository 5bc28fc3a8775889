import { spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeDocs } from "../../bench/subjects/removeDocs";
import {
  triedQueries,
  type TriedQuery,
} from "../../src/node/ownerDocs/tryQueries";
import { layOut } from "../run/layOut";

const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
const output = path.join(folder, "public");

beforeAll(() => {
  layOut(folder, {
    fixtures: ["site", "corpus"],
    without: /^(?:bench|tests)\/|^content\/(?:blog\/|authors\.yaml|tags\.yaml)/,
  });
  removeDocs(folder);
  // The example's pages link to its posts, which are not there.
  const config = path.join(folder, "src/config/site.ts");
  const open = "defineSite({";
  const checks = 'checks: { brokenLinks: "warn" },';
  const text = readFileSync(config, "utf8").replace(open, open + checks);
  writeFileSync(config, text);
  const { status, stdout } = spawnSync("node_modules/.bin/gatsby", ["build"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      SITE_TRY_QUERIES: "true",
    },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The build fails:\n${stdout}`);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const pageAt = (at: string) => {
  const html = readFileSync(path.join(output, at, "index.html"), "utf8");
  return new DOMParser().parseFromString(
    html.replaceAll(/(<style[^>]*>)[^]*?(<\/style>)/g, "$1$2"),
    "text/html",
  );
};

const linkOf = (page: Document, text: string) =>
  [...page.querySelectorAll("main a")]
    .find((link) => link.textContent.startsWith(text))
    ?.getAttribute("href");

test("every post has its page in both languages, and drafts have none", () => {
  const found = readdirSync(path.join(output, "blog"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => path.dirname(file))
    .filter((at) => !/^(?:archive|authors|tags|page)(?:\/|$)/.test(at));
  expect(found.sort()).toEqual([
    ".",
    "2020/01/02/hello",
    "2022-09-01",
    "hidden",
    "in-folders",
    "notes/on-notes",
    "pair",
    "two-voices",
    "undated",
  ]);
});

test.each([
  ["/blog/2020/01/02/hello", "Hello, plain text", "2020-01-02"],
  ["/blog/two-voices", "Two voices", "2021-03-04"],
  ["/de/blog/zwei-stimmen", "Zwei Stimmen", "2021-03-04"],
  ["/blog/notes/on-notes", "On notes", "2022-07-08"],
  ["/blog/2022-09-01", "2022", "2022-09-01"],
  ["/de/blog/pair", "Ein Paar", "2023-06-07"],
])("%s", (at, title, date) => {
  const page = pageAt(at);
  const headings = [...page.querySelectorAll("h1")];
  expect(headings.map((heading) => heading.textContent)).toEqual([title]);
  expect(page.querySelector("main time")?.getAttribute("datetime")).toBe(date);
});

test("names lead to the author's page, else to their website, else to their mailbox", () => {
  const german = pageAt("/de/blog/zwei-stimmen");
  expect(linkOf(german, "Ann Beispiel")).toBe("/de/blog/authors/ann-b");
  expect(linkOf(german, "Ben Gast")).toBe("https://ben.example/");
  const inFolders = pageAt("/blog/in-folders");
  expect(linkOf(inFolders, "Eve Gast")).toBe("mailto:eve@example.com");
  const day = pageAt("/blog/2022-09-01");
  expect(linkOf(day, "Dora Beispiel")).toBe("/blog/authors/the-dora");
});

test("only authors of the file are in the list of authors", () => {
  const names = [...pageAt("/blog/authors").querySelectorAll("main h2")];
  expect(names.map((name) => name.textContent)).toEqual([
    "Ann Beispiel",
    "Carl Muster",
    "Dora Beispiel",
  ]);
});

test("lists end where authors say, in either style, and leave out what is unlisted", () => {
  const list = pageAt("/blog").querySelector("main")?.textContent ?? "";
  expect(list).toContain("One of us says this.");
  expect(list).not.toContain("The other one says");
  expect(list).toContain("The first part.");
  expect(list).not.toContain("The second part.");
  expect(list).not.toContain("Found by its address");
});

test("plain Markdown keeps its braces and its HTML, and shows no comment", () => {
  const page = pageAt("/blog/2020/01/02/hello");
  const text = page.querySelector("main")?.textContent ?? "";
  expect(text).toContain("Braces {like these} and 1 < 2 are text");
  expect(text).not.toContain("truncate");
  expect(page.querySelector("main details ul")).not.toBeNull();
  expect(page.querySelector("main figure img")).not.toBeNull();
});

test("a file's portrait in static/ is made for screens", () => {
  const page = pageAt("/blog/authors/ann-b");
  const src = page.querySelector("main img")?.getAttribute("src");
  expect(src).toMatch(/^\/static\/.+\/ann\.png$/);
});

test.each([
  ["/blog/2020/01/02/hello", "Releases", "/blog/tags/new-versions"],
  ["/blog/2020/01/02/hello", "Open Source", "/blog/tags/open-source"],
  ["/blog/in-folders", "Long Reads", "/blog/tags/long-reads"],
  ["/de/blog/zwei-stimmen", "HowTo", "/de/blog/tags/how-to"],
])("%s leads to the tag %s at %s", (at, label, address) => {
  expect(linkOf(pageAt(at), label)).toBe(address);
  expect(pageAt(address).querySelector("h1")?.textContent).toContain(label);
});

test("a site without documentation has no page and no file of it", () => {
  const files = readdirSync(output, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.includes("docs"))).toEqual([]);
  const textOf = (file: string) =>
    readFileSync(path.join(output, file), "utf8");
  const saying = (ending: string, words: string) =>
    files.filter(
      (file) => file.endsWith(ending) && textOf(file).includes(words),
    );
  expect(saying(".js", "colorMode")).not.toEqual([]);
  expect(saying(".html", "docs-preferred-version")).toEqual([]);
  const stats = textOf("webpack.stats.json");
  expect(stats).toContain("component---src-templates-page-tsx");
  expect(stats).not.toMatch(/component---src-templates-docs?/);
});

test("the schema knows documentation all the same", () => {
  const file = path.join(folder, triedQueries);
  const tried = JSON.parse(readFileSync(file, "utf8")) as TriedQuery[];
  const docs = tried.filter(({ query }) =>
    /\ball(?:DocsVersion|Doc)\(/.test(query),
  );
  expect(docs.map(({ data, errors }) => [data, errors])).toEqual([
    [{ allDocsVersion: { nodes: [] } }, []],
    [{ allDoc: { nodes: [] } }, []],
  ]);
});
