import { importFiles } from "./testing/importFiles";
import { readDate } from "./fields";

test.each([
  ["02.01.2020", "2020-01-02"],
  ["13.1.2020", "2020-01-13"],
  ["Mar 4, 2018", "2018-03-04"],
  ["2018-01-02 23:30:00 -0500", "2018-01-02 23:30:00 -0500"],
  ["13.13.2020", undefined],
])("the date %s is %s", (written, date) => {
  expect(readDate(written)).toBe(date);
});

test("Jekyll: its settings, dates in names, drafts, redirects, pages that are files", async () => {
  const { texts, copies, answered, notes } = await importFiles({
    "_config.yml": "url: https://old.example.com\n",
    "_posts/2018-01-02-a-post.md": `---
title: A <em>post</em>
author: Kim Lee
tags: one two
redirect_from: /old/a
keywords: a, b
unlisted: sure
---
[Next](https://old.example.com/next.html) ![A](</my a.gif>)
`,
    "_posts/2018-02-03-next.md":
      "---\npermalink: /next.html\n---\nHTML <b>x</b>\n",
    "_drafts/soon.md": "---\ndate: Mar 4, 2018\n---\n[A](/next.html)\n",
    "my page.md": "# Mine\n",
    "my a.gif": "",
    "about.html": "---\n---\n<p>Me.</p>\n",
  });
  expect(texts).toEqual({
    "content/blog/2018-01-02-a-post/index.md": `---
title: A post
authors:
  - kim-lee
tags:
  - one
  - two
keywords:
  - a
  - b
date: 2018-01-02
aliases:
  - /2018/01/02/a-post.html
  - /old/a
---

[Next](../2018-02-03-next/index.md) ![A](/my%20a.gif)
`,
    "content/blog/2018-02-03-next/index.md":
      "---\ntitle: next\ndate: 2018-02-03\naliases:\n  - /next.html\n---\n\nHTML <b>x</b>\n",
    "content/blog/soon/index.md":
      "---\ntitle: soon\ndraft: true\ndate: 2018-03-04\naliases:\n  - /2018/03/04/soon.html\n---\n\n[A](../2018-02-03-next/index.md)\n",
    "content/pages/my-page/index.md":
      "---\naliases:\n  - /my%20page.html\n---\n\n# Mine\n",
  });
  expect(copies).toEqual({ "static/my a.gif": "my a.gif" });
  expect(answered).toBe("4 of 4");
  expect(notes).toEqual([
    "about.html:1 Left out: neither a post nor a page in Markdown.",
    '_posts/2018-01-02-a-post.md:1 Left out: the field "unlisted" of a post, since its value is not valid.',
  ]);
});

test("Jekyll without settings has its own pattern", async () => {
  const { texts } = await importFiles({
    "_posts/2018-01-02-a.md": "---\ncategories: jekyll update\n---\nA\n",
  });
  expect(Object.values(texts)[0]).toContain(
    "tags:\n  - jekyll\n  - update\naliases:\n  - /jekyll/update/2018/01/02/a.html\n",
  );
});

test("Hugo: bundles, languages, translationKey, a pattern, aliases", async () => {
  const { texts, copies, notes } = await importFiles(
    {
      "content/posts/one/index.md": `---
title: "One: a-b"
date: 2019-05-06T07:08:09+02:00
categories: [News]
aliases: [/old/one, "http://[none"]
translationKey: eins
cover: { image: a.gif, alt: A wide view }
---
[Two](<../my two.md>)
`,
      "content/posts/one/a.gif": "",
      "content/posts/eins.de.md":
        "---\nTitle: Eins\nDate: 2019-05-08\ntranslationKey: eins\nexpiryDate: 2020-01-01\n---\n",
      "content/posts/my two.md":
        "---\ndate: 2019-06-07\nslug: 2\ncategory: Open Source\n---\n",
      "content/posts/trois.fr.md": "---\ntitle: Trois\n---\n",
      "content/posts/toml.md":
        '+++\r\ntitle = "T"\r\ndate = 2019-07-08T09:10:11Z\r\n+++\r\nText',
      "content/posts/wrong.md": "+++\ntitle = T\n+++\n",
      "content/about.md": "---\ndate: 2019-01-01\nlayout: x\n---\n\nMe.\n",
    },
    { permalink: "/:year/:slug/" },
  );
  expect(texts["content/blog/eins/index.de.md"]).toMatch(
    /^---\ntitle: Eins\ndraft: true\n.*\naliases:\n {2}- \/de\/2019\/eins\/\n/,
  );
  expect(texts["content/blog/eins/index.md"]).toBe(`---
title: "One: a-b"
date: 2019-05-06T07:08:09+02:00
image: ./a.gif
image_alt: A wide view
tags:
  - News
aliases:
  - /2019/one-a-b/
  - /old/one
---

[Two](../my-two/index.md)
`);
  expect(texts["content/blog/my-two/index.md"]).toContain(
    "tags:\n  - Open Source\naliases:\n  - /2019/2/\n",
  );
  expect(texts["content/blog/toml/index.md"]).toBe(
    "---\ntitle: T\ndate: 2019-07-08T09:10:11.000Z\naliases:\n  - /2019/t/\n---\n\nText\n",
  );
  expect(copies).toEqual({
    "content/blog/eins/a.gif": "content/posts/one/a.gif",
  });
  expect(texts["content/pages/about/index.md"]).toBe(
    "---\ntitle: about\n---\n\nMe.\n",
  );
  expect(notes.sort()).toEqual([
    'content/about.md:1 Left out: the field "layout" of a page, since there is no such field.',
    'content/posts/eins.de.md:1 Left out: the field "expirydate" of a post, since there is no such field.',
    "content/posts/one/index.md:1 Left out: the old address http://[none, which is none or a page's.",
    'content/posts/trois.fr.md:1 Left out: the site has no language "fr".',
    "content/posts/wrong.md:1 Left out: Invalid TOML document: invalid value",
  ]);
});

test("Docusaurus, Gatsby, Eleventy, Hexo: other names of fields and folders, documentation, addresses that are code", async () => {
  const { texts, notes, copies } = await importFiles({
    "blog/2020-01-02-hello/index.md": "---\nslug: /old/hello\n---\n# Hello\n",
    "docs/set-up.md": "# Set up\n",
    "src/pages/2019/08/a/index.md":
      "---\npubDate: Jul 8 2022\npath: /was/here\ncanonical_url: https://example.com/a\nfeaturedImage: ../none.png\n---\n\n[A](/gone)\n",
    "source/_posts/b.md":
      "---\ndate: 2019-08-02\npermalink: '{{ x }}'\ntags: [a]\ncategories: [[One, Two]]\n---\n",
    "scaffolds/draft.md": "---\ntitle: {{ title }}\n---\n",
  });
  expect(Object.keys(texts)).toEqual([
    "content/blog/2020-01-02-hello/index.md",
    "content/blog/b/index.md",
    "content/blog/2019/08/a/index.md",
  ]);
  const [hello, hexo, gatsby] = Object.values(texts);
  expect(hexo).toContain("tags:\n  - a\n  - One\n  - Two\n");
  expect(gatsby).toContain("- /was/here\n");
  expect(hello).toContain("- /old/hello\n");
  expect(gatsby).toContain("canonical: https://example.com/a");
  expect(gatsby).toContain("date: 2022-07-08");
  expect(copies).toEqual({});
  expect(notes).toEqual([
    "docs/set-up.md:1 Left out: neither a post nor a page in Markdown.",
    'src/pages/2019/08/a/index.md:8 Left out: the address "/gone" did not come along.',
    'src/pages/2019/08/a/index.md:1 Left out: the address "../none.png" did not come along.',
  ]);
});

test("texts of an old Windows, links to themselves, numbers that are no date, names without letters", async () => {
  const { texts, notes } = await importFiles(
    {
      "a.md": Buffer.from("---\ntitle: Größe\ndate: 12\n---\n", "latin1"),
      "👋.md": "# Hello\n",
    },
    { links: { "b.md": "b.md" } },
  );
  expect(texts).toEqual({
    "content/pages/a/index.md": "---\ntitle: Größe\n---\n\n\n",
  });
  expect(notes).toEqual([
    "👋.md:1 Left out: no address can have the letters of its name.",
  ]);
});
