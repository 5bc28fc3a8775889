import { importFiles } from "./testing/importFiles";

const item = (type: string, status: string, rest: string) =>
  `<item><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${rest}</item>`;

test("WordPress: posts, drafts, pages, authors, tags, and HTML as Markdown", async () => {
  const { texts, data, copies, notes, answered } = await importFiles(
    {
      "export.xml": `<?xml version="1.0"?><rss><channel><link>https://old.example.com</link><language>en-US</language>
<wp:author><wp:author_login>kim</wp:author_login><wp:author_display_name><![CDATA[Kim Lee]]></wp:author_display_name></wp:author>
${item(
  "post",
  "publish",
  `<title>Caf&#233; &amp; &quot;x&quot;</title><link>https://old.example.com/2015/06/cafe/</link><dc:creator>kim</dc:creator><wp:post_id>7</wp:post_id><wp:post_date>2015-06-07 08:09:10</wp:post_date><category domain="post_tag" nicename="a-b">A &amp; B</category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>
<content:encoded><![CDATA[First <em>line</em>
second [x] 1 < 2
<ul>
	<li>A</li>
	<li>B</li>
</ul>

<!--more-->

[caption id="1" width="9"]<img src="https://old.example.com/wp-content/uploads/a.gif" alt="A" /> Words[/caption]

[gallery ids="1,2"]

<iframe src="https://example.com/"></iframe>

<a href="/about/">About</a> <a href="/private.txt">no</a>]]></content:encoded>`,
)}
${item(
  "page",
  "publish",
  `<title>About</title><link>https://old.example.com/about/</link><wp:post_id>8</wp:post_id><content:encoded><![CDATA[<!-- wp:paragraph --><p>Me.</p><!-- /wp:paragraph -->]]></content:encoded>`,
)}
${item("attachment", "inherit", "<wp:post_id>5</wp:post_id><wp:attachment_url>https://old.example.com/wp-content/uploads/cover.gif</wp:attachment_url>")}
${item("post", "draft", "<title>Soon</title><link></link><wp:post_id>9</wp:post_id><wp:post_date>2015-06-08 00:00:00</wp:post_date><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>6</wp:meta_value></wp:postmeta><content:encoded></content:encoded>")}
${item("nav_menu_item", "publish", "<title>Menu</title>")}
</channel></rss>`,
      "wp-content/uploads/a.gif": "",
      "wp-content/uploads/cover.gif": "",
      "private.txt": "",
    },
    { file: "export.xml" },
  );
  expect(texts["content/blog/2015-06-07-cafe/index.md"]).toBe(`---
title: Café & "x"
image: /wp-content/uploads/cover.gif
date: 2015-06-07 08:09:10
authors:
  - kim-lee
tags:
  - A & B
aliases:
  - /2015/06/cafe/
---

First *line*\\
second \\[x] 1 < 2

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
  expect(texts["content/blog/2015-06-08-9/index.md"]).toContain("draft: true");
  expect(data["content/authors.yaml"]).toBe("kim-lee:\n  name: Kim Lee\n");
  expect(copies).toEqual({
    "static/wp-content/uploads/a.gif": "wp-content/uploads/a.gif",
    "static/wp-content/uploads/cover.gif": "wp-content/uploads/cover.gif",
  });
  expect(notes.join("\n")).toMatch(/export\.xml:3 Stays as text: \[gallery/);
  expect(notes).toContain(
    "export.xml:22 Left out: its picture, which is not in the export.",
  );
  expect(notes).toContain(
    'export.xml:23 Left out: "Menu" (nav_menu_item, publish), neither a post nor a page, or in the trash.',
  );
  expect(answered).toBe("2 of 2");
});

test.each([
  [
    `<rss><channel>\n${item("post", "publish", "")}\n<item><title>A`,
    "export.xml  The file is damaged, or ends too early: export it again.",
  ],
  [
    `<rss><channel>\n${item("post", "publish", "</p>")}</channel></rss>`,
    "export.xml  The file is damaged, or ends too early: export it again.",
  ],
  [
    "<rss><channel><item><title>A</title></item></channel></rss>",
    "export.xml  This is no export of WordPress (see --help).",
  ],
])("%s: one sentence", async (xml, sentence) => {
  await expect(
    importFiles({ "export.xml": xml }, { file: "export.xml" }),
  ).rejects.toThrow(sentence);
});

test("texts of an old Windows, links to themselves, and numbers that are no date", async () => {
  const { texts, notes } = await importFiles(
    { "a.md": Buffer.from("---\ntitle: Größe\ndate: 12\n---\n", "latin1") },
    { links: { "b.md": "b.md" } },
  );
  expect(texts).toEqual({
    "content/pages/a/index.md": "---\ntitle: Größe\n---\n\n\n",
  });
  expect(notes).toEqual([]);
});
