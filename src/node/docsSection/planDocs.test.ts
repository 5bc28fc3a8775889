import { formatProblems } from "../content/problem";
import type { DocRef } from "../nodes/contentNodes";
import { collectionsOf } from "./collectionsOf";
import { planDocs } from "./planDocs";
import type { DocsDraft, DocsInput } from "./planDocs";
import { docRef, inBothLocales, standIn } from "./testing/docRef";

/** Plans docs whose folders are those of the given pages, and of others. */
function plan(
  docs: readonly DocRef[],
  { areas = [], ...own }: Partial<DocsInput> & { areas?: string[] } = {},
) {
  const folders = [...docs.map(({ area }) => area), ...areas];
  return planDocs({ docs, collections: collectionsOf(folders, {}), ...own });
}
const report = (...given: Parameters<typeof plan>) =>
  formatProblems("Faults:", plan(...given).problems);

const handbook = inBothLocales([
  docRef("docs/index.mdx"),
  docRef("docs/02-guide/01-setup.mdx"),
]);

test("each version is planned for each locale", () => {
  const old = docRef("docs@1.0/guide/setup.mdx");
  const { plan: planned, problems } = plan([
    ...handbook,
    ...inBothLocales([old]),
  ]);
  expect(problems).toEqual([]);
  expect(
    planned.versions.map(({ version, locale, docs, mainDocId }) => [
      version.name,
      locale,
      docs.map(({ docId }) => docId),
      mainDocId,
    ]),
  ).toEqual([
    ["current", "en", ["guide/setup", "index"], "index"],
    ["current", "de", ["guide/setup", "index"], "index"],
    ["1.0", "en", ["guide/setup"], "guide/setup"],
    ["1.0", "de", ["guide/setup"], "guide/setup"],
  ]);
});

test.each<[string, DocRef[], string]>([
  [
    "the page at its start",
    [docRef("docs/a.md"), docRef("docs/z.md", { slug: "/" })],
    "z",
  ],
  [
    "the first of its sidebar",
    [docRef("docs/2-a.md"), docRef("docs/1-z.md")],
    "z",
  ],
  [
    "a listed page before an unlisted one",
    [docRef("docs/a.md", { isListed: false }), docRef("docs/b.md")],
    "b",
  ],
  [
    "an unlisted page where there is no other",
    [docRef("docs/a.md", { isListed: false })],
    "a",
  ],
])("a version's main page is %s", (_, docs, id) => {
  expect(plan(docs).plan.versions[0]?.mainDocId).toBe(id);
});

test("drafts are known by their ids, unless another language has published them", () => {
  const drafts: DocsDraft[] = [
    { area: "docs", docId: "plans" },
    { area: "docs", docId: "plans" },
    { area: "docs", docId: "guide/setup" },
    { area: "docs@1.0", docId: "old" },
  ];
  const { versions } = plan(handbook, { drafts }).plan;
  expect(versions.map(({ draftIds }) => draftIds)).toEqual([
    ["plans"],
    ["plans"],
  ]);
});

describe("of two pages", () => {
  test("with one id, the first stays, and both files are named once", () => {
    const docs = inBothLocales([
      docRef("docs/02-guide/setup.mdx", { docId: "begin" }),
      docRef("docs/begin.mdx"),
    ]);
    expect(report(docs)).toMatchInlineSnapshot(`
      "Faults:

      content/docs/begin.mdx:2  id
        Its id "begin" is that of content/docs/02-guide/setup.mdx as well.
        Allowed: one page for each id in a version
        Fix: Give one of them another "id"."
    `);
    const { versions } = plan(docs).plan;
    expect(versions.map((one) => one.docs.map(({ folder }) => folder))).toEqual(
      [["docs/02-guide/setup"], ["docs/02-guide/setup"]],
    );
  });

  test("that only numbers tell apart, the fix says what numbers do", () => {
    const docs = [docRef("docs/01-a.md"), docRef("docs/02-A.md")];
    expect(report(docs)).toMatchInlineSnapshot(`
      "Faults:

      content/docs/02-A.md:2  id
        Its id "a" is that of content/docs/01-a.md as well.
        Allowed: one page for each id in a version
        Fix: Numbers only order pages: rename one of the files, or give it an "id" and a "slug"."
    `);
  });

  test("that are translations with different numbers, it says so", () => {
    const english = docRef("docs/01-a.mdx");
    const german = docRef("docs/02-a.de.mdx");
    const docs = [
      english,
      standIn(english, "de"),
      german,
      standIn(german, "en"),
    ];
    expect(report(docs)).toMatchInlineSnapshot(`
      "Faults:

      content/docs/02-a.de.mdx:2  id
        Its id "a" is that of content/docs/01-a.mdx as well.
        Allowed: one page for each id in a version
        Fix: Write the same number before both names, and the two are translations of each other: content/docs/01-a."
    `);
  });

  test("with one path, the second is asked for a slug", () => {
    const docs = inBothLocales([
      docRef("docs/a.mdx"),
      docRef("docs/b.mdx", { slug: "/a" }),
    ]);
    expect(report(docs)).toMatchInlineSnapshot(`
      "Faults:

      content/docs/b.mdx:3  slug
        Its path /docs/a is that of content/docs/a.mdx as well.
        Allowed: one page for each path
        Fix: Give one of them a "slug" of its own."
    `);
  });

  test("in two versions nothing is a clash", () => {
    const docs = [
      docRef("docs/a.md", { basePath: "/docs/next" }),
      docRef("docs@1.0/a.md"),
    ];
    expect(plan(docs).problems).toEqual([]);
  });
});

test("translations have one id", () => {
  const docs = [
    docRef("docs/a/en.mdx", { docId: "b" }),
    docRef("docs/a/de.mdx"),
  ];
  expect(report(docs)).toMatchInlineSnapshot(`
    "Faults:

    content/docs/a/de.mdx:2  id
      Its id "a" is not that of its translation content/docs/a/en.mdx: "b".
      Allowed: one id for all translations of a page
      Fix: Write the same "id" in both files, or in none."
  `);
});

describe("what a page names", () => {
  const named = (chosen: DocRef["chosen"]) => [
    ...handbook,
    ...inBothLocales([docRef("docs/usage.mdx", { chosen })]),
  ];

  test("is reported where there is no such thing, with what is near", () => {
    const chosen = {
      previous: "guide/setpu",
      next: "setup",
      sidebar: "defaultSidbar",
    };
    expect(report(named(chosen))).toMatchInlineSnapshot(`
      "Faults:

      content/docs/usage.mdx:5  displayed_sidebar
        There is no sidebar "defaultSidbar" in version "current" of the docs "default".
        Value: "defaultSidbar"
        Allowed: defaultSidebar
        Fix: Did you mean "defaultSidebar"?

      content/docs/usage.mdx:6  pagination_prev
        There is no page "guide/setpu" in version "current" of the docs "default".
        Value: "guide/setpu"
        Allowed: guide/setup, index, usage
        Fix: Did you mean "guide/setup"?

      content/docs/usage.mdx:7  pagination_next
        There is no page "setup" in version "current" of the docs "default".
        Value: "setup"
        Allowed: guide/setup, index, usage
        Fix: Did you mean "guide/setup"?"
    `);
  });

  test("can be a page, a draft, a sidebar or nothing", () => {
    const chosen = {
      previous: "guide/setup",
      next: "plans",
      sidebar: "defaultSidebar",
    };
    const drafts = [{ area: "docs", docId: "plans" }];
    expect(plan(named(chosen), { drafts }).problems).toEqual([]);
    const none = { previous: null, next: null, sidebar: null };
    expect(plan(named(none)).problems).toEqual([]);
  });

  test("may be in a file that can't be read", () => {
    const unread = {
      severity: "error" as const,
      file: "content/docs/more.mdx",
      message: "",
    };
    const docs = named({ next: "more" });
    expect(plan(docs, { problems: [unread] }).problems).toEqual([]);
    const elsewhere = { ...unread, file: "content/docs@1.0/more.mdx" };
    expect(plan(docs, { problems: [elsewhere] }).problems).toHaveLength(1);
  });
});

describe("a version of drafts alone", () => {
  const old = inBothLocales([docRef("docs@1.0/a.md")]);

  test("is left out with a word of warning", () => {
    const { plan: planned, problems } = plan(old, { areas: ["docs"] });
    expect(problems).toMatchObject([
      {
        severity: "warning",
        file: "content/docs",
        message:
          'The version "current" of the docs "default" is left out: all its pages are drafts.',
      },
    ]);
    expect(planned.versions.map(({ version }) => version.name)).toEqual([
      "1.0",
      "1.0",
    ]);
  });

  test("is a fault where readers would get it by default", () => {
    expect(plan(old, { areas: ["docs@2.0"] }).problems).toMatchObject([
      { severity: "error", file: "content/docs@2.0" },
    ]);
  });

  test("is nothing to speak of where the docs have yet to begin", () => {
    expect(plan([], { areas: ["docs"] })).toEqual({
      plan: { collections: [], versions: [] },
      problems: [],
    });
  });
});
