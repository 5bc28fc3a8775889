import type { DocRef } from "../nodes/contentNodes";
import type { DocsDraft } from "./planDocs";
import { docRef, inBothLocales } from "./testing/docRef";
import { plan, report } from "./testing/plan";

const handbook = inBothLocales([
  docRef("docs/index.mdx", { basePath: "/docs/next" }),
  docRef("docs/02-guide/01-setup.mdx", { basePath: "/docs/next" }),
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
