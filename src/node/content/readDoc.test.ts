/** @jest-environment node */
import {
  readSampleDoc as read,
  reportOfDoc as report,
} from "./testing/readSampleDoc";

const withFields = (...lines: string[]) =>
  ["---", "title: A", ...lines, "---", "", "The text.", ""].join("\n");

const setup = "docs/02-guide/01-setup.mdx";

test("a page with little takes the rest from its path and its text", async () => {
  const { fields, problems } = await read(setup, withFields());
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    collection: "default",
    version: "current",
    area: "docs",
    docId: "guide/setup",
    slug: "/guide/setup",
    position: 1,
    title: "A",
    sidebarLabel: null,
    paginationLabel: null,
    description: "The text.",
    lead: null,
    isDraft: false,
    isUnlisted: false,
    tagKeys: [],
    updatedBy: null,
  });
  expect(Object.values(fields?.chosen ?? {})).toEqual(
    Array<undefined>(4).fill(undefined),
  );
});

test.each([
  ["docs/index.mdx", [], "index", "/"],
  ["docs/02-guide/index.mdx", [], "guide", "/guide"],
  ["docs@1.0/setup.mdx", [], "setup", "/setup"],
  [setup, ["id: begin"], "guide/begin", "/guide/setup"],
  [setup, ["slug: begin"], "guide/setup", "/guide/begin"],
  [setup, ["slug: a/b"], "guide/setup", "/guide/a/b"],
  [setup, ["slug: /begin"], "guide/setup", "/begin"],
  [setup, ["slug: /"], "guide/setup", "/"],
  ["docs/index.mdx", ["id: home"], "home", "/"],
  ["docs/02-guide/index.mdx", ["slug: start"], "guide", "/start"],
  // A name that an address can't hold is no matter where there is a slug.
  ["docs/Über uns.mdx", ["slug: about"], "über uns", "/about"],
])("%s with %j has the id %s and the path %s", async (file, own, id, slug) => {
  const { fields, problems } = await read(file, withFields(...own));
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({ docId: id, slug });
});

test("what front matter says goes before what the name says", async () => {
  const { fields } = await read(
    setup,
    withFields(
      "sidebar_label: Begin",
      "sidebar_position: 7.5",
      "pagination_label: To begin with",
      "description: How to begin.",
      "displayed_sidebar: null",
      "pagination_prev: null",
      "pagination_next: guide/usage",
      "custom_edit_url: https://example.com/edit",
      "tags: [Craft, Two words]",
      "last_update: { date: 2026-03-20, author: Kim }",
      "unlisted: true",
    ),
  );
  expect(fields).toMatchObject({
    sidebarLabel: "Begin",
    position: 7.5,
    paginationLabel: "To begin with",
    description: "How to begin.",
    lead: "How to begin.",
    chosen: {
      sidebar: null,
      previous: null,
      next: "guide/usage",
      editUrl: "https://example.com/edit",
    },
    tagKeys: ["craft", "two-words"],
    lastUpdate: { day: "2026-03-20" },
    updatedBy: "Kim",
    isUnlisted: true,
    lines: { sidebar: 7, previous: 8, next: 9, tags: 11 },
  });
});

test("the words of its labels are set as those of its text are", async () => {
  const { fields } = await read(
    setup,
    withFields(`sidebar_label: "It's \\"new\\""`, "pagination_label: a -- b"),
  );
  expect(fields?.sidebarLabel).toBe("It’s “new”");
  expect(fields?.paginationLabel).not.toContain("--");
});

test("all faults at once, each with its line, value and fix", async () => {
  const raw = withFields(
    "id: no/paths",
    "slug: Not A Slug",
    "sidebar_position: first",
    "pagination_next: 3",
    "custom_edit_url: elsewhere",
    "sidebar_lable: x",
    "draft: true",
    "unlisted: true",
  );
  expect(await report(setup, raw)).toMatchInlineSnapshot(`
    "Faults:

    content/docs/02-guide/01-setup.mdx:3  id
      An id has only letters, digits, and single hyphens, dots or underscores between them.
      Value: "no/paths"
      Allowed: the last part of the page's id, which sidebars, menus and other versions know it by; default: the file's or folder's name without number

    content/docs/02-guide/01-setup.mdx:4  slug
      A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.
      Value: "Not A Slug"
      Allowed: the page's path: from its version's start if it begins with a slash, such as / for the start itself, else in its folder; default: the file's or folder's name without number

    content/docs/02-guide/01-setup.mdx:5  sidebar_position
      This must be a number.
      Value: "first"
      Allowed: the page's place in its folder's part of the sidebar, such as 2; default: the number before its name, else by name after those with a number

    content/docs/02-guide/01-setup.mdx:7  custom_edit_url
      This is not a web address.
      Value: "elsewhere"
      Allowed: where the source can be edited, or null for no link; default: as in the site config

    content/docs/02-guide/01-setup.mdx:8  sidebar_lable
      There is no field "sidebar_lable".
      Allowed: title, title_meta, description, image, image_alt, keywords, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, id, slug, sidebar_label, sidebar_position, displayed_sidebar, pagination_label, pagination_prev, pagination_next, tags, last_update, custom_edit_url, draft, unlisted
      Fix: Did you mean "sidebar_label"?"
  `);
});

test("a name that an address can't hold is a fault with advice", async () => {
  expect(await report("docs/guide/Über uns.mdx", withFields()))
    .toMatchInlineSnapshot(`
    "Faults:

    content/docs/guide/Über uns.mdx:1  slug
      The file's name can't stand in an address.
      Value: "guide/über uns"
      Allowed: small letters a to z and digits, with single hyphens, dots or underscores between them; a slash makes a folder
      Fix: Rename the file or its folder, or add a line "slug: /guide/ueber-uns"."
  `);
});
