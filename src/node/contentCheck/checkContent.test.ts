/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatProblem, formatProblems } from "../content/problem";
import { readText } from "../nodes/readText";
import { checkContent } from "./checkContent";
import { describeCheck } from "./describeCheck";

// A fixture has no code to take a fingerprint of.
jest.mock("../nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));
jest.mock("../nodes/readText", () => {
  const { readText: read } = jest.requireActual<{ readText: jest.Mock }>(
    "../nodes/readText",
  );
  return { readText: jest.fn(read) };
});
const reading = jest.mocked(readText);

// Whoever loads the HTML parser first waits for Babel to translate it.
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "check-"));
afterAll(() => rmSync(root, { recursive: true }));
cpSync("tests/fixtures/corpus", root, { recursive: true });
// The config's links are checked with their lines.
cpSync("src/config/site.ts", path.join(root, "src/config/site.ts"));
cpSync("locales", path.join(root, "locales"), { recursive: true });

const file = (name: string) => path.join(root, "content", name);
const check = async () => {
  reading.mockClear();
  const found = await checkContent(root);
  return { ...found, read: reading.mock.calls.length };
};

it("says of good content what a build says, and reads nothing twice", async () => {
  const first = await check();
  expect(first.problems.map(({ severity }) => severity)).toEqual([
    "warning",
    "warning",
    "warning",
    // It has no start page.
    "warning",
  ]);
  expect(first.read).toBe(first.texts);
  const second = await check();
  expect(second.read).toBe(0);
  expect(second.problems).toEqual(first.problems);
});

it("finds what is wrong now, reads only that, and shows the lines", async () => {
  writeFileSync(
    file("blog/2024-05-06-new.mdx"),
    "---\ntitle: New\nauthors: [An-B]\ntags: [how-too]\n---\n\nimport './Nothing';\nimport { b } from './_part';\n\n![x](./no.png) [y](./nowhere.md)\n",
  );
  writeFileSync(file("blog/_part.ts"), "export const a = 1;");
  const { read, ...found } = await check();
  expect(read).toBe(1);
  const report = describeCheck({
    root,
    ...found,
    translations: "1 missing",
    seconds: 0.5,
  });
  expect(report).toContain('There is no author "An-B".');
  expect(report).toContain('Did you mean "how-to"?');
  expect(report).toContain("nowhere.md");
  expect(report).toContain(`> 7 | import './Nothing';
      |         ^^^^^^^^^`);
  expect(report).toContain(`"./_part" does not export "b".`);
  expect(report).toContain(`> 10 | ![x](./no.png) [y](./nowhere.md)
       |      ^^^^^^^^`);
  expect(report).toMatch(/\n11 texts checked in 0\.5 s: a build would stop\.$/);
  rmSync(file("blog/2024-05-06-new.mdx"));
  expect((await check()).problems).toHaveLength(4);
});

it("tells a faulty text's links in the same run, whatever was read of it before", async () => {
  const good = "---\ntitle: A\n---\n\n[On](/blog)\n";
  writeFileSync(file("blog/2024-05-06-a.mdx"), good);
  await check();
  writeFileSync(
    file("blog/2024-05-06-a.mdx"),
    "---\ntitel: A\n---\n\n[1](/nowhere) [2](/blog/b) [3](./c.md) ![](no.png)\n",
  );
  writeFileSync(
    file("blog/2024-05-07-b.mdx"),
    "---\ntitle: B\n---\n\n<Nothing/>\n\n[1](/neither) [2](./2024-05-06-a.mdx) [3]()\n",
  );
  writeFileSync(
    file("blog/2024-05-08-c.mdx"),
    "---\ntitle: C\n---\n\n{no.such}\n\n[1](/never) [2](/blog/tags/new)\n",
  );
  writeFileSync(
    file("blog/2024-05-09-draft.mdx"),
    "---\ntitel: D\ndraft: true\n---\n\n[1](/not-yet)\n",
  );
  const { faults } = await check();
  const found = [...faults.warn, ...faults.throw].flatMap(
    ({ target, places }) =>
      places
        .filter(({ file: name }) => name.startsWith("content/"))
        .map(({ file: name, line }) => `${target} ${name}:${line}`),
  );
  expect(found.sort()).toEqual([
    "/blog/b content/blog/2024-05-07-b.mdx:7",
    "/neither content/blog/2024-05-07-b.mdx:7",
    "/never content/blog/2024-05-08-c.mdx:7",
    "/nowhere content/blog/2024-05-06-a.mdx:5",
    "content/blog/c.md content/blog/2024-05-06-a.mdx:5",
  ]);
  for (const name of ["06-a", "07-b", "08-c", "09-draft"]) {
    rmSync(file(`blog/2024-05-${name}.mdx`));
  }
  expect((await check()).problems).toHaveLength(4);
});

it("checks addresses, catalogues, and files that only plugins read", async () => {
  writeFileSync(
    file("blog/2024-05-07-twice.mdx"),
    "---\ntitle: Twice\nslug: hidden\n---\n\nText.\n",
  );
  writeFileSync(file("blog/_part.mdx"), "---\ntitle: a: b\n---\n");
  writeFileSync(path.join(root, "locales/de/blog.json"), "{}");
  const { problems, faults } = await check();
  const report = formatProblems("", problems);
  const twice = faults.warn.find(({ target }) => target === "/blog/hidden");
  expect(twice?.places.map(({ file: name }) => name)).toEqual([
    "content/blog/2024-05-07-twice.mdx",
    "content/blog/2022-09-02-hidden.md",
  ]);
  expect(report).toContain("content/blog/_part.mdx:2  front matter");
  expect(report).toContain("locales/de/blog.json");
  writeFileSync(path.join(root, "locales/de/home.json"), '{ "a": 1, }');
  expect(formatProblems("", (await check()).problems)).toContain(
    `locales/de/home.json:1
  There is a comma behind the last entry.
  Fix: Remove it.`,
  );
});

it("goes on where texts of the interface can't be read", async () => {
  const locales = path.join(root, "locales");
  cpSync("locales", locales, { recursive: true });
  const content = path.join(locales, "de/content.json");
  writeFileSync(content, '{\n  "footnotes": "Fußnoten"\n  "parts": {}\n}\n');
  writeFileSync(path.join(locales, "en/shell.json"), "[]");
  writeFileSync(
    file("blog/2024-05-08-links.mdx"),
    "---\ntitle: Links\n---\n\n[There](/no/such/page)\n",
  );
  const { problems, faults } = await check();
  const errors = problems.filter(({ severity }) => severity === "error");
  const blocks = errors.map((problem) => formatProblem(problem));
  expect(blocks).toContain(`locales/en/shell.json:1
  A catalogue is a group of texts in braces.
  Fix: Write { "key": "text" }.`);
  expect(blocks).toContainEqual(
    expect.stringMatching(
      /^locales\/de\/content\.json:3\n {2}Here , is missing between/,
    ),
  );
  // Nobody is asked to translate what can't be read.
  expect(JSON.stringify(problems)).not.toContain("missing, and English");
  const broken = [...faults.warn, ...faults.throw];
  expect(broken.map(({ target }) => target)).toContain("/no/such/page");
  rmSync(file("blog/2024-05-08-links.mdx"));
  cpSync("locales", locales, { recursive: true });
});
