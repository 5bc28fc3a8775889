/** @jest-environment node */
import { authorParts } from "../../parts/registry";
import {
  readSamplePost as read,
  reportOf as report,
} from "./testing/readSamplePost";

test("a post with little takes the rest from its folder and its text", async () => {
  const { fields, problems } = await read("---\ntitle: A\n---\n\nThe text.\n");
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    title: "A",
    slug: "a-post",
    date: "2026-03-14",
    description: "The text.",
    authorKeys: [],
    tagKeys: [],
    cover: null,
  });
});

test.each([
  ["Windows line ends", "---\r\ntitle: A\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n"],
  ["a byte order mark", "\uFEFF---\ntitle: A\n---\n\nOne.\n\nTwo.\n"],
])("%s change nothing", async (_, raw) => {
  const { fields, problems } = await read(raw);
  expect(problems).toEqual([]);
  expect(fields?.text).toBe("One.\nTwo.");
});

test("a title may hold quotes, emoji and markup", async () => {
  const { fields } = await read(
    `---\ntitle: '"A" <script>alert(1)</script> 🎉'\n---\n`,
  );
  expect(fields?.title).toBe("“A” <script>alert(1)</script> 🎉");
  expect(fields?.body).toBe("[]");
});

test("a text without a title has one fault", async () => {
  const noTitle = `Faults:

content/blog/2026-03-14-a-post/en.mdx:1  title
  There is no title.
  Allowed: a line of text
  Fix: Add a line "title: …" to the front matter, or begin the text with a line "# …".`;
  expect(await report("Text.\n")).toBe(noTitle);
});

test("front matter that begins late is one fault", async () => {
  const late = `Faults:

content/blog/2026-03-14-a-post/en.mdx:2  front matter
  Front matter begins in line 1, or it is text.
  Fix: Remove what is blank before this line's hyphens: begin the file with them.`;
  expect(await report("\n---\ntitle: A\n---\n\nText.\n")).toBe(late);
});

test("all faults at once, each with its line, value and fix", async () => {
  const raw = [
    "---",
    "titel: A",
    "date: 2026-02-30",
    "authors: the editors",
    "slug: Not A Slug",
    "---",
    "",
    "<Figur />",
    "",
  ].join("\n");
  expect(await report(raw)).toBe(`Faults:

content/blog/2026-03-14-a-post/en.mdx:2  titel
  There is no field "titel".
  Allowed: title, title_meta, description, image, image_alt, keywords, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, image_dark, date, last_update, slug, sidebar_label, authors, tags, series, series_order, draft, unlisted, pinned, canonical, comments
  Fix: Did you mean "title"?

content/blog/2026-03-14-a-post/en.mdx:3  date
  This is no date and time that exists.
  Value: "2026-02-30"
  Allowed: a day such as 2026-03-14, or a moment such as 2026-03-14T09:00; default: the day that the folder's name starts with

content/blog/2026-03-14-a-post/en.mdx:4  authors
  A key has only letters without accents and digits, with hyphens, dots or underscores between them.
  Value: "the editors"
  Allowed: keys of content/authors.yaml, such as [alex], or authors of this post only, such as { name: Kim, url: https://… }; one or a list of them, key and fields together change the entry for this post

content/blog/2026-03-14-a-post/en.mdx:5  slug
  A slug has only letters without accents, digits, dots, hyphens and underscores, between single slashes.
  Value: "Not A Slug"
  Allowed: the path below /blog, such as my-first-post or 2026/03/14/my-first-post; each language may have its own; default: the folder's name without date

content/blog/2026-03-14-a-post/en.mdx:8
  There is no component <Figur>.
  Allowed: ${Object.keys(authorParts)
    .map((name) => `<${name}>`)
    .join(", ")}
  Fix: Did you mean <Figure>?`);
});

test("a picture for dark mode stands in for another one", async () => {
  const raw = "---\ntitle: A\nimage_dark: ./b.png\n---\n";
  expect(await report(raw)).toBe(`Faults:

content/blog/2026-03-14-a-post/en.mdx:3  image_dark
  Dark mode would show this in place of "image", and there is none: add it, or remove this line.
  Value: "./b.png"`);
  const { fields } = await read(
    raw.replace("image_", "image: ./a.png\nimage_"),
  );
  expect(fields?.coverDark).toMatchObject({ src: "./b.png", line: 4 });
});

test("a post needs a date from somewhere", async () => {
  expect(await report("---\ntitle: A\n---\n", { date: undefined }))
    .toBe(`Faults:

content/blog/2026-03-14-a-post/en.mdx:1  date
  The post has no date.
  Allowed: a day such as 2026-03-14
  Fix: Add a line "date: 2026-03-14", or begin the name of the file or its folder with a day.`);
});

test("a date in the file's path must exist, too", async () => {
  const { problems } = await read("---\ntitle: A\n---\n", {
    date: "2026-02-30",
  });
  expect(problems[0]).toMatchObject({
    field: "date",
    message: "The date in the file's path does not exist in the calendar.",
    value: "2026-02-30",
  });
});

test("a name that can't stand in an address gets a slug proposed", async () => {
  const own = { slug: "my post_über" };
  expect(await report("---\ntitle: A\n---\n", own)).toBe(`Faults:

content/blog/2026-03-14-a-post/en.mdx:1  slug
  The file's name can't stand in an address.
  Value: "my post_über"
  Allowed: small letters a to z and digits, with single hyphens, dots or underscores between them; a slash makes a folder
  Fix: Rename the file or its folder, or add a line "slug: my-post-ueber".`);
  const { problems } = await read("---\ntitle: A\nslug: b\n---\n", own);
  expect(problems).toEqual([]);
});

test("a title may come from the text", async () => {
  const { fields, problems } = await read("# A *title*\n\nThe text.");
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({ title: "A title", text: "The text." });
});

test("the front matter's title goes before the text's, which is not shown", async () => {
  const { fields } = await read("---\ntitle: A\n---\n\n# B\n\nC");
  expect(fields).toMatchObject({ title: "A", text: "C" });
});

test("numbers are text where text is asked for, as they are written", async () => {
  const { fields, problems } = await read(
    "---\ntitle: 3.10\nkeywords: [2026]\ntags: [2026]\nlast_update: { author: 7 }\n---\n",
  );
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    title: "3.10",
    keywords: ["2026"],
    tagKeys: ["2026"],
    updatedBy: "7",
  });
});

test("YAML that can't be read has a line", async () => {
  const { problems, fields } = await read('---\ntitle: "A\ndate: x\n---\n');
  expect(fields).toBeNull();
  expect(problems[0]).toMatchObject({ field: "front matter", line: 4 });
});

test("keys that are the owner's own are welcome", async () => {
  const { problems } = await read("---\ntitle: A\nmood: calm\n---\n");
  expect(problems).toEqual([]);
});
