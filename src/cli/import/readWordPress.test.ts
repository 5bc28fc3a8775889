import { importFiles } from "./testing/importFiles";

const item = (type: string, status: string, rest: string) =>
  `<item><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${rest}</item>`;
const picture = (id: number) =>
  `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id}</wp:meta_value></wp:postmeta>`;
const body = (html: string) =>
  `<content:encoded><![CDATA[${html}]]></content:encoded>`;

const classic = `First <em>line</em>
second [x] 1 < 2 <del>no</del>
<ul>
	<li>A</li>
	<li>B</li>
</ul>

<!--more-->

[caption id="1" width="9"]<img src="https://old.example.com/wp-content/uploads/a.gif" alt="A" /> Words[/caption]

[gallery ids="1,2"]

<iframe src="https://example.com/"></iframe>

<a href="/about/">About</a> <a href="/private.txt">no</a>`;

const xml = `<?xml version="1.0"?><rss><channel><link>https://old.example.com</link>
${item("post", "publish", `<title>Caf&#233; &amp; &quot;x&quot;</title><link>https://old.example.com/2015/06/cafe/</link><dc:creator>kim</dc:creator><wp:post_name>cafe</wp:post_name><wp:post_id>7</wp:post_id><wp:post_date>2015-06-07 08:09:10</wp:post_date><category domain="post_tag" nicename="a-b">A &amp; B</category>${picture(5)}${body(classic)}`)}
${item("page", "publish", `<title>About</title><link>https://old.example.com/about/</link><wp:post_name>about</wp:post_name><wp:post_id>8</wp:post_id>${body("<!-- wp:paragraph --><p>Me.</p><!-- /wp:paragraph -->")}`)}
${item("attachment", "inherit", "<wp:post_id>5</wp:post_id><wp:attachment_url>https://old.example.com/wp-content/uploads/cover.gif</wp:attachment_url>")}
${item("post", "draft", `<title>Soon</title><link></link><wp:post_id>9</wp:post_id><wp:post_date>2015-06-08 00:00:00</wp:post_date>${picture(6)}`)}
${item("nav_menu_item", "publish", "<title>Menu</title>")}
</channel></rss>`;

test("WordPress: posts, drafts, pages, tags, pictures, and HTML as Markdown", async () => {
  const { texts, copies, notes, answered } = await importFiles(
    {
      "export.xml": xml,
      "wp-content/uploads/a.gif": "",
      "wp-content/uploads/cover.gif": "",
      "private.txt": "",
    },
    { file: "export.xml" },
  );
  expect(texts["content/blog/cafe/index.md"]).toBe(`---
title: Café & "x"
image: /wp-content/uploads/cover.gif
date: 2015-06-07 08:09:10
authors:
  - kim
tags:
  - A & B
aliases:
  - /2015/06/cafe/
---

First *line*\\
second \\[x] 1 < 2 ~~no~~

- A
- B

<!-- truncate -->

![A](/wp-content/uploads/a.gif) Words

\\[gallery ids="1,2"]

\\<iframe src="https://example.com/">\\</iframe>

[About](../../pages/about/index.md) no
`);
  expect(texts["content/pages/about/index.md"]).toBe(
    "---\ntitle: About\n---\n\nMe.\n",
  );
  expect(texts["content/blog/9/index.md"]).toContain("draft: true");
  expect(copies).toEqual({
    "static/wp-content/uploads/a.gif": "wp-content/uploads/a.gif",
    "static/wp-content/uploads/cover.gif": "wp-content/uploads/cover.gif",
  });
  expect(notes).toEqual([
    'export.xml:21 Left out: "Menu" (nav_menu_item, publish), neither a post nor a page, or in the trash.',
    'export.xml:2 Stays as text: [gallery ids="1,2"]',
    'export.xml:2 Stays as text: <iframe src="https://example.com/"></iframe>',
    'export.xml:2 Left out: the address "/private.txt" did not come along.',
    'export.xml:20 Left out: the address "6" did not come along.',
  ]);
  expect(answered).toBe("2 of 2");
});

test.each([
  `<rss><channel>\n${item("post", "publish", "")}\n<item><title>A`,
  `<rss><channel>\n${item("post", "publish", "</p>")}</channel></rss>`,
  "<rss><channel><item><title>A</title></item></channel></rss>",
])("%s is no export", async (broken) => {
  await expect(
    importFiles({ "export.xml": broken }, { file: "export.xml" }),
  ).rejects.toThrow(
    "export.xml  This is no export of WordPress, or a damaged one: export it again (see --help).",
  );
});

test("WordPress: tags too deep for Markdown stay HTML", async () => {
  const deep = `${"<b>".repeat(3_000)}Words`;
  const { texts, notes } = await importFiles(
    {
      "export.xml": `<rss><channel>${item("post", "publish", `<title>A</title><link>https://old.example.com/a/</link><wp:post_name>a</wp:post_name><wp:post_date>2015-06-07 08:09:10</wp:post_date>${body(deep)}`)}</channel></rss>`,
    },
    { file: "export.xml" },
  );
  expect(texts["content/blog/a/index.md"]).toContain(deep);
  expect(notes).toEqual([
    "export.xml:1 Stays HTML: its tags are too deep inside each other.",
  ]);
});
