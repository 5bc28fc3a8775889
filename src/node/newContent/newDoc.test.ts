/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkNew } from "./checkNew";
import {
  composeTranslation,
  findText,
  listUntranslated,
} from "./composeTranslation";
import { listTexts } from "./listTexts";
import { newText } from "./newText";

const root = mkdtempSync(path.join(tmpdir(), "new-doc-"));
afterAll(() => rmSync(root, { recursive: true }));

for (const [name, text] of Object.entries({
  "docs/02-guide/01-setup.mdx":
    "---\ntitle: Setup\nsidebar_label: Set up\nslug: begin\n---\n\nText.\n",
  "docs@1.0/guide/setup/en.mdx": "---\ntitle: Setup\n---\n",
})) {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const known = { authors: [], tags: ["craft"] };
const begin = async (...args: string[]) => {
  const files = await newText("doc", args, known, false);
  checkNew(root, files, known);
  return files;
};
const paths = async (...args: string[]) =>
  (await begin(...args)).map(({ relativePath }) => relativePath);

test("pages of docs are files side by side, one for each language", async () => {
  const files = await begin(
    ...["First steps", "--title-de", "Erste Schritte", "--tags", "craft"],
    ...["--name", "02-guide/02-first-steps", "--draft"],
  );
  expect(files).toEqual([
    {
      relativePath: "docs/02-guide/02-first-steps.mdx",
      text: "---\ntitle: First steps\ntags: [craft]\ndraft: true\n---\n\n{/* Write here. */}\n",
    },
    {
      relativePath: "docs/02-guide/02-first-steps.de.mdx",
      text: "---\ntitle: Erste Schritte\ntags: [craft]\ndraft: true\n---\n\n{/* Write here. */}\n",
    },
  ]);
});

test.each([
  [["First steps"], "docs/first-steps.mdx"],
  [["Calls", "--docs", "api"], "docs-api/calls.mdx"],
  [["More", "--version", "1.0"], "docs@1.0/more.mdx"],
  [["Übersicht", "--lang", "de"], "docs/uebersicht.de.mdx"],
  [["Start", "--name", "index"], "docs/index.mdx"],
  [["Start", "--name", "index", "--lang", "de"], "docs/index.de.mdx"],
  [["Start", "--name", "index", "--docs", "api"], "docs-api/index.mdx"],
  [["Guide", "--name", "03-more/index"], "docs/03-more/index.mdx"],
  [["Index", "--name", "04-index"], "docs/04-index.mdx"],
])("%j is written to %s", async (args, file) => {
  expect(await paths(...args)).toEqual([file]);
});

test.each([
  [["A", "--docs", "My API"], "can't be the id of a collection of docs."],
  [["A", "--docs", "de"], '"de" is a language'],
  [["A", "--version", ".."], "can't be the name of a version."],
  [
    ["A", "--version", "2.0"],
    'The docs "default" have no version "2.0". There is: current, 1.0.',
  ],
  [["A", "--docs", "api", "--version", "2.0"], "There is: none."],
  [["A", "--name", "Setup Now"], "--name setup-now"],
  [["A", "--name", "guide/setup.fr"], '"fr" is not a locale of this site.'],
  [
    ["Setup", "--name", "02-guide/01-setup"],
    "content/docs/02-guide/01-setup.mdx is there already.",
  ],
  [
    ["Setup", "--name", "02-guide/01-setup/index"],
    "content/docs/02-guide/01-setup.mdx is there already.",
  ],
  [
    ["Setup", "--name", "02-guide/07-setup"],
    '"guide/setup" is the id of content/docs/02-guide/01-setup.mdx',
  ],
  [["A", "--tags", "carft"], 'The tag "carft" is not in content/tags.yaml'],
])("%j is refused: %s", async (args, message) => {
  await expect(begin(...args)).rejects.toThrow(message);
});

test("a translation stands beside its page, as a draft", () => {
  const texts = listUntranslated(listTexts(root));
  const of = (named: string) =>
    composeTranslation(findText(texts, named), "de");
  expect(of("docs/02-guide/01-setup")).toEqual({
    relativePath: "docs/02-guide/01-setup.de.mdx",
    text: `---
title: Setup # to be translated
sidebar_label: Set up # to be translated
slug: begin # may be translated: each language has its own address
draft: true
---

Text.
`,
  });
  expect(of("docs@1.0/guide/setup").relativePath).toBe(
    "docs@1.0/guide/setup/de.mdx",
  );
  // Its id alone may be that of other versions.
  expect(() => of("guide/setup")).toThrow(
    "docs@1.0/guide/setup, docs/02-guide/01-setup",
  );
});
