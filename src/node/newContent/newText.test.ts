/** @jest-environment node */
import { newText } from "./newText";

const known = { authors: ["alex", "kim"], tags: ["craft"] };
const files = (kind: "post" | "page", ...args: string[]) =>
  newText(kind, args, known, false);

it("makes a draft of today by the first author, in the default language", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z") });
  expect(await files("post", "Who pays: a list")).toEqual([
    {
      relativePath: "blog/2026-03-14-who-pays-a-list/en.mdx",
      text: `---
title: "Who pays: a list"
authors: [alex]
draft: true
---

{/* Lists show what stands above the next line. Write here. */}

{/* truncate */}
`,
    },
  ]);
  jest.useRealTimers();
});

it("takes all from flags, and makes one file a language in one folder", async () => {
  const made = await files(
    "post",
    ...["Prices", "--title-de", "Preise", "--date", "2026-05-06T09:30"],
    ...["--authors", "kim, alex", "--tags", "craft,Open Source", "--no-draft"],
    ...["--slug", "money/prices", "--description", "What it costs."],
  );
  expect(made.map(({ relativePath }) => relativePath)).toEqual([
    "blog/2026-05-06-money/prices/en.mdx",
    "blog/2026-05-06-money/prices/de.mdx",
  ]);
  expect(made[1]?.text.split("\n\n")[0]).toBe(`---
title: Preise
description: What it costs.
date: 2026-05-06T09:30
authors: [kim, alex]
tags: [craft, Open Source]
---`);
});

it("makes pages by their names", async () => {
  const [page] = await files("page", "Über mich", "--lang", "de");
  expect(page).toMatchObject({
    relativePath: "pages/ueber-mich/de.mdx",
    text: "---\ntitle: Über mich\n---\n\n{/* Write here. */}\n",
  });
});

test.each([
  [
    ["Titel", "--title-en", "Title"],
    ["de Titel", "en Title"],
  ],
  [["--title-de", "Titel"], ["de Titel"]],
  [
    ["Both", "--lang", "en,de"],
    ["en Both", "de Both"],
  ],
])("%j", async (args, expected) => {
  const made = await files("post", ...args);
  const found = made.map(({ relativePath, text }) => {
    const locale = relativePath.slice(-6, -4);
    return `${locale} ${/title: (.*)/.exec(text)?.[1]}`;
  });
  expect(found).toEqual(expected);
});

it("cuts an address between words", async () => {
  const [post] = await files("post", "word ".repeat(40));
  expect(post?.relativePath).toMatch(/-word(?:-word){13}\/en\.mdx$/);
});

test.each([
  [[], "It needs a title"],
  [["日本"], "The title has nothing that an address can hold: give a --slug."],
  [["A", "--slug", "Größe"], "Fix: --slug groesse"],
  [["A", "--date", "2026-02-30"], "is no date that exists"],
  [["A", "--lang", "dee"], 'Did you mean "de"?'],
  [
    ["A", "--lang", "en", "--title-en", "B"],
    'The title in "en" is there twice',
  ],
])("%j: %s", async (args, message) => {
  await expect(files("post", ...args)).rejects.toThrow(message);
});
