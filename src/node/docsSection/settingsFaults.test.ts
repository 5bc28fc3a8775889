import type { DocsInput } from "../../config/types";
import { formatProblems } from "../content/problem";
import { collectionsOf } from "./collectionsOf";
import { emptyAreas, settingsFaults } from "./settingsFaults";

const faultsIn = (areas: string[], settings: Record<string, DocsInput>) =>
  settingsFaults(
    { areas, settings, collections: collectionsOf(areas, settings) },
    (field) => field.length,
  );

const three = ["docs", "docs@2.0", "docs@1.0", "docs-api"];

test("what fits its files is no fault", () => {
  const settings = {
    default: {
      path: "/handbook",
      versions: {
        current: { path: "edge" },
        "1.0": { banner: "none" as const },
      },
      order: ["2.0", "1.0"],
      lastVersion: "1.0",
    },
    api: { includeCurrent: false },
  };
  expect(faultsIn(three, settings)).toEqual([]);
  expect(faultsIn(three, {})).toEqual([]);
});

test("names that nothing has are reported with their options", () => {
  const settings = {
    ap: { path: "/api" },
    manual: {},
    default: {
      versions: { "2.O": {}, next: {} },
      order: ["2.0", "current", "3.0", "2.0"],
      lastVersion: "1.1",
    },
  };
  expect(formatProblems("Faults:", faultsIn(three, settings)))
    .toMatchInlineSnapshot(`
    "Faults:

    src/config/site.ts:7  docs.ap
      There are no docs "ap": no text lies in content/docs-ap.
      Allowed: "default", "api"
      Fix: Did you mean "api"?

    src/config/site.ts:11  docs.manual
      There are no docs "manual": no text lies in content/docs-manual.
      Allowed: "default", "api"
      Fix: Put texts into content/docs-manual, or remove the setting.

    src/config/site.ts:21  docs.default.order[1]
      "current" always stands before the versions that were cut.
      Value: "current"
      Allowed: "1.0", "2.0"
      Fix: Remove it.

    src/config/site.ts:21  docs.default.order[2]
      The docs "default" have no version "3.0".
      Value: "3.0"
      Allowed: "1.0", "2.0"
      Fix: Did you mean "1.0"?

    src/config/site.ts:21  docs.default.order[3]
      The version "2.0" is in the order twice.
      Value: "2.0"
      Fix: Remove one of the two.

    src/config/site.ts:24  docs.default.lastVersion
      The docs "default" have no version "1.1".
      Value: "1.1"
      Allowed: "1.0", "2.0", "current"
      Fix: Did you mean "1.0"?

    src/config/site.ts:25  docs.default.versions.2.O
      The docs "default" have no version "2.O".
      Value: "2.O"
      Allowed: "1.0", "2.0", "current"
      Fix: Did you mean "2.0"?

    src/config/site.ts:26  docs.default.versions.next
      The docs "default" have no version "next".
      Value: "next"
      Allowed: "1.0", "2.0", "current"
      Fix: Name one of these, or cut the version first: content/docs@next."
  `);
});

test("the last version can't be one that is left out", () => {
  const faults = faultsIn(three, {
    default: { includeCurrent: false, lastVersion: "current" },
  });
  expect(faults).toMatchObject([
    {
      message: 'The site leaves the version "current" out.',
      allowed: '"1.0", "2.0"',
    },
  ]);
});

test("paths that others have are reported, with the place to mend them", () => {
  const areas = [...three, "docs-docs", "docs@next", "docs-blog"];
  const settings = {
    default: { versions: { "1.0": { path: "" } } },
    api: { path: "/de/api" },
  };
  expect(formatProblems("Faults:", faultsIn(areas, settings)))
    .toMatchInlineSnapshot(`
    "Faults:

    content/docs-blog
      The docs "blog" can't begin at /blog: below /blog is the blog.
      Value: "/blog"
      Fix: Give them another path, in src/config/site.ts: docs: { "blog": { path: "/docs-blog" } }.

    content/docs-docs
      The version "current" of the docs "docs" begins at /docs, as does the version "next" of the docs "default".
      Allowed: a path for each version
      Fix: Give one of them another "path" in src/config/site.ts.

    src/config/site.ts:13  docs.api.path
      The docs "api" can't begin at /de/api: below /de is the site in the language "de".
      Value: "/de/api"
      Fix: Give them another path, in src/config/site.ts: docs: { "api": { path: "/docs-api" } }.

    src/config/site.ts:30  docs.default.versions.1.0.path
      The version "1.0" of the docs "default" begins at /docs, as does the version "next" of the docs "default".
      Allowed: a path for each version
      Fix: Give one of them another "path" in src/config/site.ts."
  `);
});

test("a folder of docs without texts is pointed out", () => {
  const folders = [
    "blog",
    "docs",
    "docs@3.0",
    "_docs@4.0",
    "docs@..",
    "docs-de",
  ];
  expect(emptyAreas(folders, ["docs"])).toMatchObject([
    { severity: "warning", file: "content/docs@3.0" },
  ]);
});
