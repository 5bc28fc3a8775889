import { contentPlace } from "./contentPlace";

const doc = (
  area: string,
  steps: string,
  lang: string,
  name: string,
  position: number | null = null,
) => {
  const [base = "", version = "current"] = area.split("@");
  const collection = base === "docs" ? "default" : base.replace("docs-", "");
  const folder = steps === "" ? area : `${area}/${steps}`;
  const place = { kind: "doc", area, collection, version, folder, lang };
  return { ...place, name, position };
};

test.each([
  ["docs/index.mdx", doc("docs", "", "en", "")],
  ["docs/index.de.mdx", doc("docs", "", "de", "")],
  ["docs/de.mdx", doc("docs", "", "de", "")],
  ["docs/setup.md", doc("docs", "setup", "en", "setup")],
  ["docs/setup.de.md", doc("docs", "setup", "de", "setup")],
  ["docs/setup/en.mdx", doc("docs", "setup", "en", "setup")],
  ["docs/02-guide/index.mdx", doc("docs", "02-guide", "en", "guide", 2)],
  [
    "docs/02-guide/01-Setup.de.mdx",
    doc("docs", "02-guide/01-Setup", "de", "guide/setup", 1),
  ],
  [
    "docs@1.0/guide/setup.mdx",
    doc("docs@1.0", "guide/setup", "en", "guide/setup"),
  ],
  ["docs-api@2.0/index.mdx", doc("docs-api@2.0", "", "en", "")],
  // Words that are languages elsewhere, among files side by side.
  ["docs/guide/new.md", doc("docs", "guide/new", "en", "guide/new")],
  ["docs/guide/bug.md", doc("docs", "guide/bug", "en", "guide/bug")],
  ["docs/guide/to-do.md", doc("docs", "guide/to-do", "en", "guide/to-do")],
  ["docs/guide/dx.md", doc("docs", "guide/dx", "en", "guide/dx")],
  ["docs/guide/ts/index.md", doc("docs", "guide/ts", "en", "guide/ts")],
  [
    "docs/2026-03-14-notes.md",
    doc("docs", "2026-03-14-notes", "en", "2026-03-14-notes"),
  ],
])("%s", (path, place) => expect(contentPlace(path)).toEqual(place));

test.each([
  "docs/_category_.yaml",
  "docs/_part.mdx",
  "docs/_notes/x.mdx",
  "_docs@1.0/x.mdx",
])("%s is no page", (path) =>
  expect(contentPlace(path)).toEqual({ kind: "ignored" }),
);

test.each([
  [
    "docs-My API/x.md",
    '"My API" can\'t be the id of a collection of docs.',
    "Rename content/docs-My API to content/docs-my-api.",
  ],
  [
    "docs-/x.md",
    '"" can\'t be the id of a collection of docs.',
    "Rename content/docs- to content/docs-handbook.",
  ],
  [
    "docs-de/x.md",
    '"de" is a language, and can\'t be the id of a collection of docs.',
    "For a translation, write the language behind the page's name, in content/docs: setup.de.mdx.",
  ],
  [
    "docs-default/x.md",
    '"docs-default" is another name of the folder of docs "docs".',
    "Rename content/docs-default to content/docs.",
  ],
  [
    "docs@current/x.md",
    '"docs@current" is another name of the folder of docs "docs".',
    "Rename content/docs@current to content/docs.",
  ],
  [
    "docs@/x.md",
    '"" can\'t be the name of a version.',
    "Rename content/docs@, for instance to content/docs@1.0.",
  ],
  [
    "docs-api@1..0/x.md",
    '"1..0" can\'t be the name of a version.',
    "Rename content/docs-api@1..0, for instance to content/docs-api@1.0.",
  ],
])("%s says what is wrong with its folder", (path, message, fix) => {
  expect(contentPlace(path)).toMatchObject({ kind: "misplaced", message, fix });
});

test.each([
  [
    "docs/setup.fr.md",
    'Rename the file, or add the locale "fr" to src/config/site.ts.',
  ],
  [
    "docs/setup/ts.md",
    'Rename the file, or add the locale "ts" to src/config/site.ts. A page that is called so can be ts/index.md.',
  ],
  ["docs/setup/DE.mdx", "Rename the file to de.mdx."],
])("%s has a locale that the site does not have", (path, fix) => {
  expect(contentPlace(path)).toMatchObject({ kind: "misplaced", fix });
});
