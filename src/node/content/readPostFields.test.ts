/** @jest-environment node */
import {
  readSamplePost as read,
  reportOf as report,
} from "./testing/readSamplePost";

test("a post can say everything about itself", async () => {
  const { fields, problems } = await read(`---
title: A
title_meta: B
sidebar_label: C
description: D
slug: /2026/03/14/a_post.v2
date: 2026-03-14T09:30
last_update: { date: 2026-03-20, author: Kim }
series: moving-data
series_order: 2
unlisted: true
pinned: true
canonical: https://example.com/a
comments: false
toc_max_heading_level: 4
---

## Two

#### Four

##### Five
`);
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    title: "A",
    titleMeta: "B",
    sidebarLabel: "C",
    description: "D",
    lead: "D",
    terms: "",
    slug: "2026/03/14/a_post.v2",
    date: "2026-03-14",
    publishedAt: "2026-03-14T08:30:00.000Z",
    lastUpdate: { day: "2026-03-20", instant: "2026-03-19T23:00:00.000Z" },
    updatedBy: "Kim",
    seriesKey: "moving-data",
    seriesOrder: 2,
    isDraft: false,
    isUnlisted: true,
    isPinned: true,
    canonical: "https://example.com/a",
    allowsComments: false,
  });
  expect(fields?.toc.map(({ title }) => title)).toEqual(["Two", "Four"]);
});

test("the first paragraph describes a post, but does not lead it", async () => {
  const { fields } = await read("---\ntitle: Plans\n---\n\nA plan.");
  expect(fields).toMatchObject({
    description: "A plan.",
    lead: null,
    terms: "plans:4",
  });
});

test("a post can hide its contents", async () => {
  const { fields } = await read(
    "---\ntitle: A\nhide_table_of_contents: true\n---\n\n## Two\n",
  );
  expect(fields?.toc).toEqual([]);
});

test("what can't be is reported field by field", async () => {
  expect(
    await report(`---
title: A
date: 2026-03-14T25:00
slug: über/uns
toc_min_heading_level: 1
last_update: yesterday
draft: "no"
canonical: example.com/a
series: Moving Data
---
`),
  ).toMatchInlineSnapshot(`
    "Faults:

    content/blog/2026-03-14-a-post/en.mdx:3  date
      This is no date and time that exists.
      Value: "2026-03-14T25:00"
      Allowed: a day such as 2026-03-14, or a moment such as 2026-03-14T09:00; default: the day that the folder's name starts with

    content/blog/2026-03-14-a-post/en.mdx:4  slug
      A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.
      Value: "über/uns"
      Allowed: the path below /blog, such as my-first-post or 2026/03/14/my-first-post; each language may have its own; default: the folder's name without date

    content/blog/2026-03-14-a-post/en.mdx:5  toc_min_heading_level
      The levels of headings begin at 2.
      Value: 1
      Allowed: a heading level from 2 to 6; default: as in the site config

    content/blog/2026-03-14-a-post/en.mdx:6  last_update
      This must be a map with date, author or both.
      Value: "yesterday"
      Allowed: date, author or both; default: the file's last commit, if the site is built from git

    content/blog/2026-03-14-a-post/en.mdx:7  draft
      This must be true or false.
      Value: "no"
      Allowed: a draft is shown in previews only; default: false

    content/blog/2026-03-14-a-post/en.mdx:8  canonical
      This is not a web address.
      Value: "example.com/a"
      Allowed: the full address of the original, if the post appeared elsewhere first

    content/blog/2026-03-14-a-post/en.mdx:9  series
      A key has only small letters, digits and hyphens.
      Value: "Moving Data"
      Allowed: the key of a series, such as moving-data; default: none"
  `);
});

test("authors that can be read are known beside those that can't", async () => {
  const { mentions } = await read(
    "---\ntitle: A\nauthors: [nobody, 3, { name: Kim }, alx]\n---\n",
  );
  expect(mentions?.bylines).toEqual([
    { key: "nobody" },
    { key: null },
    { key: null },
    { key: "alx" },
  ]);
});

test("text that YAML takes for a comment is told how to stand", async () => {
  expect(await report("---\ntitle: #1\n---\n")).toContain(
    "text that begins with # stands in quotes.",
  );
});

test("a slug that names the blog once more is a weak spot", async () => {
  const { problems } = await read("---\ntitle: A\nslug: /blog/a\n---\n\nA.\n");
  expect(problems).toEqual([
    {
      severity: "warning",
      file: "content/blog/2026-03-14-a-post/en.mdx",
      line: 3,
      field: "slug",
      message: "Posts stand below /blog, so this one's path is /blog/blog/a.",
      value: "blog/a",
      fix: 'Write "slug: a".',
    },
  ]);
});

test("an offset that no place has is told", async () => {
  const faults = await report(
    "---\ntitle: A\ndate: 2026-03-14T09:30+25:00\n---\n",
  );
  expect(faults).toContain(
    "Nowhere do clocks differ so much from UTC: offsets go from -12:00 to +14:00.",
  );
});

test("levels of headings that there are not are told once", async () => {
  const faults = await report(
    "---\ntitle: A\ntoc_min_heading_level: 9\ntoc_max_heading_level: 2\n---\n",
  );
  expect(faults).toContain("The levels of headings end at 6.");
  expect(faults).not.toContain("would go");
});

test("what contradicts itself is reported", async () => {
  expect(
    await report(`---
title: A
draft: true
unlisted: true
toc_min_heading_level: 4
---
`),
  ).toMatchInlineSnapshot(`
    "Faults:

    content/blog/2026-03-14-a-post/en.mdx:4  unlisted
      A post can't be a draft and unlisted at once.
      Value: true
      Allowed: an unlisted post is found by its address only; default: false
      Fix: Remove one of the two lines.

    content/blog/2026-03-14-a-post/en.mdx:5  toc_min_heading_level
      The contents would go from level 4 to level 3.
      Value: 4
      Allowed: a heading level from 2 to 3
      Fix: Write one of these, or "toc_max_heading_level: 4" as well."
  `);
});
