import { docRef, inBothLocales, standIn } from "./testing/docRef";
import { plan, report } from "./testing/plan";

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

  test("in two versions, a path can clash, too", () => {
    const docs = [
      docRef("docs/a.md", { slug: "/1.0/a" }),
      docRef("docs@1.0/a.md", { basePath: "/docs/1.0" }),
    ];
    expect(plan(docs).problems).toMatchObject([
      {
        file: "content/docs@1.0/a.md",
        message: "Its path /docs/1.0/a is that of content/docs/a.md as well.",
      },
    ]);
  });

  test("in two versions that begin at one path, nothing is said of pages", () => {
    const docs = [docRef("docs/a.md"), docRef("docs-api/a.md")];
    expect(plan(docs).problems).toEqual([]);
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
