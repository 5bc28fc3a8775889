/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fakeGatsby } from "../../../tests/fakeGatsby";
import type { PostNode } from "../nodes/contentNodes";
import { syncContent } from "../nodes/syncContent";
import { updateText } from "./updateText";

// A fixture has no code to take a fingerprint of.
jest.mock("../nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));

// Whoever loads the HTML parser first waits for Babel to translate it.
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "update-"));
afterAll(() => rmSync(root, { recursive: true }));

const relativePath = "blog/2026-01-02-a/en.mdx";
const absolutePath = path.join(root, "content", relativePath);
mkdirSync(path.dirname(absolutePath), { recursive: true });
writeFileSync(absolutePath, "---\ntitle: A\n---\n\nFirst.\n");

const gatsby = fakeGatsby(root);
const posts = () =>
  (gatsby.getNodesByType("BlogPost") as PostNode[]).map(
    ({ locale, title, text }) => ({ locale, title, text }),
  );
const save = (text: string) => {
  writeFileSync(absolutePath, text);
  return updateText(gatsby.args, { absolutePath, relativePath });
};

beforeAll(async () => {
  await syncContent(gatsby.args);
});

it("brings a text and its stand-in up to date, and only once", async () => {
  const text = "---\ntitle: B\n---\n\nSecond.\n";
  expect(await save(text)).toEqual({ errors: [], needsRound: true });
  expect(posts()).toEqual([
    { locale: "en", title: "B", text: "Second." },
    { locale: "de", title: "B", text: "Second." },
  ]);
  expect(await save(text)).toBeNull();
});

test.each([
  ["a paragraph", "Third.\n\n## A heading\n\nFourth.", false],
  ["a link", "Third.\n\nFourth.\n\n[A](/about)", true],
  ["the line of a link", "Third.\n\nFourth.\n\nFifth.\n\n[A](/about)", false],
  ["a picture", "![A](./a.png)\n\n[A](/about)", true],
  ["what is warned of", "```nope\n```\n\n![A](./a.png) [A](/about)", true],
])("knows whether others have to know of %s", async (_, text, needsRound) => {
  const update = await save(`---\ntitle: B\n---\n\n${text}\n`);
  expect(update).toEqual({ errors: [], needsRound });
});

it("is what a whole round would make of it", async () => {
  const before = posts();
  await syncContent(gatsby.args);
  expect(posts()).toEqual(before);
});

it("tells what is wrong with the file, and leaves the nodes as they are", async () => {
  const before = posts();
  const update = await save("---\ntitel: B\n---\n\n<Nothing />\n");
  expect(update?.errors.map(({ line }) => line)).toEqual([2, 5]);
  expect(posts()).toEqual(before);
});

test.each([
  ["empty, as editors leave it for a moment", ""],
  ["at another address", "---\ntitle: C\nslug: c\n---\n\nThird.\n"],
  ["a draft now", "---\ntitle: C\ndraft: true\n---\n\nThird.\n"],
])("leaves a text to the round that is %s", async (_, text) => {
  const before = posts();
  expect(await save(text)).toBeNull();
  expect(posts()).toEqual(before);
  expect(readFileSync(absolutePath, "utf8")).toBe(text);
});
