import { importFiles } from "./testing/importFiles";

test("Jekyll: dates and drafts, references", async () => {
  const { texts, copies, answered, notes } = await importFiles({
    "_config.yml": "permalink: date\n",
    "_posts/2018-01-02-a-post.md": `---
title: A post
date: 2018-01-02 23:30:00 -0500
author: Kim Lee
tags: one two
redirect_from: /old/a
keywords: a, b
unlisted: sure
---
# Title {: #t}

{% highlight ruby %}

[Next](/next.html) ![A](</my a.gif>)
`,
    "_posts/2018-02-03-next.md":
      "---\npermalink: /next.html\n---\nHTML <b>x</b>\n",
    "_drafts/soon.md": "---\ndate: Mar 4, 2018\n---\n[A](/next.html)\n",
    "my a.gif": "",
    "about.html": "---\n---\n<p>Me.</p>\n",
  });
  expect(texts).toEqual({
    "content/blog/2018-01-03-a-post/index.md": `---
title: A post
date: 2018-01-02 23:30:00 -0500
authors:
  - kim-lee
tags:
  - one
  - two
keywords:
  - a
  - b
aliases:
  - /2018/01/02/a-post.html
  - /old/a
---

# Title {#t}

{% highlight ruby %}

[Next](../2018-02-03-next/index.md) ![A](/my%20a.gif)
`,
    "content/blog/2018-02-03-next/index.md":
      "---\ntitle: next\naliases:\n  - /next.html\n---\n\nHTML <b>x</b>\n",
    "content/blog/2018-03-04-soon/index.md":
      "---\ntitle: soon\ndraft: true\naliases:\n  - /2018/03/04/soon.html\n---\n\n[A](../2018-02-03-next/index.md)\n",
  });
  expect(copies).toEqual({ "static/my a.gif": "my a.gif" });
  expect(answered).toBe("3 of 3");
  expect(notes).toEqual([
    "about.html:1 Left out: neither a post nor a page in Markdown.",
    "_posts/2018-01-02-a-post.md:12 Stays as text: {% highlight ruby %}",
    '_posts/2018-01-02-a-post.md:1 Left out: the field "unlisted" of a post, since its value is not valid.',
  ]);
});

test("Hugo: TOML, bundles, languages, translationKey, permalinks, aliases", async () => {
  const { texts, copies, notes } = await importFiles({
    "hugo.toml":
      'baseURL = "https://old.example.com/"\ndefaultContentLanguage = "en"\n[permalinks]\nposts = "/:year/:slug/"\n',
    "content/posts/one/index.md": `+++
title = "One: a_b"
date = 2019-05-06T07:08:09+02:00
categories = ["News"]
aliases = ["/old/one", "http://[none"]
translationKey = "eins"
[cover]
image = "a.gif"
+++
[Two](<../my two.md>) {{< nope a="b" >}}
`,
    "content/posts/one/a.gif": "",
    "content/posts/eins.de.md":
      '+++\ntitle = "Eins"\ndate = 2019-05-08\ntranslationKey = "eins"\n+++\n',
    "content/posts/my two.md":
      '+++\ntitle = "Two"\ndate = "2019-06-07"\nslug = "2"\n+++\n<!--more-->\n',
    "content/posts/trois.fr.md": "+++\n+++\n",
    "content/about.md": "---\ntitle: About\nlayout: x\n---\n\nMe.\n",
  });
  const [german] = Object.keys(texts).filter((name) => name.includes(".de."));
  const [english] = Object.keys(texts).filter((name) =>
    name.includes("05-08-"),
  );
  expect(german?.split("/")[2]).toBe(english?.split("/")[2]);
  expect(texts[german ?? ""]).toContain("- /de/2019/eins/\n");
  const folder = german?.split("/").slice(0, 3).join("/") ?? "";
  expect(texts[`${folder}/index.md`]).toBe(
    `---
title: "One: a_b"
date: 2019-05-06T07:08:09+02:00
image: ./a.gif
tags:
  - News
aliases:
  - /2019/one-a_b/
  - /old/one
---

[Two](../2019-06-07-2/index.md) {{< nope a="b" >}}
`,
  );
  expect(copies).toEqual({ [`${folder}/a.gif`]: "content/posts/one/a.gif" });
  expect(texts["content/pages/about/index.md"]).toBe(
    "---\ntitle: About\n---\n\nMe.\n",
  );
  expect(notes).toEqual(
    expect.arrayContaining([
      "content/posts/one/index.md:1 Left out: http://[none is not an address.",
      'content/posts/trois.fr.md:1 Left out: the site has no language "fr".',
      'content/posts/one/index.md:10 Stays as text: {{< nope a="b" >}}',
      'content/about.md:1 Left out: the field "layout" of a page, since there is no such field.',
    ]),
  );
});

test("components and code of MDX stay as text, and notations of Docusaurus are converted", async () => {
  const { texts, data, notes } = await importFiles(
    {
      "blog/2020-01-02-hello/index.md": `---
authors: [{ key: ann, name: Ann }, Ann]
---

# Hello

import Tabs from '@theme/Tabs';

<Tabs values={[1]}>one</Tabs> {1 + 1} <Fancy/>
{/* truncate */}

> Words
> :::tip Do it
> {/* a comment */}
> :::

## Set up {/* #set */}
`,
      "docs/set-up.md": "# Set up\n",
    },
    { permalink: "/blog/:year/:month/:day/:name" },
  );
  expect(texts["content/blog/2020-01-02-hello/index.md"]).toBe(`---
authors:
  - ann
aliases:
  - /blog/2020/01/02/hello
---

# Hello

\`import Tabs from '@theme/Tabs';\`

\\<Tabs values={[1]}>one\\</Tabs> {1 + 1} \\<Fancy/>
<!-- truncate -->

> Words
> :::tip[Do it]
> {/* a comment */}
> :::

## Set up {#set}
`);
  expect(data["content/authors.yaml"]).toBe("ann:\n  name: Ann\n");
  expect(notes.join("\n")).toContain("docs/set-up.md:1 Left out");
  expect(notes.filter((note) => note.includes("Stays as text"))).toHaveLength(
    6,
  );
});

test("Gatsby and Eleventy: dates below src/pages, other names of fields, tags that stay text, empty addresses", async () => {
  const { texts, notes, copies } = await importFiles({
    "src/pages/2019/08/a/index.md":
      "---\ndate: 2019-08-01\ncanonical_url: https://example.com/a\ncover_image: ../none.png\n---\n\n[]() [x](<>)\n\n{% gist 1 %}\n",
    "content/blog/b.md":
      "---\ndate: 2019-08-02\npermalink: /x/\n---\n\n[A](/b)\n",
    "scaffolds/draft.md": "---\ntitle: {{ title }}\n---\n",
  });
  expect(Object.keys(texts)).toEqual([
    "content/blog/2019-08-02-x/index.md",
    "content/blog/2019-08-01-a/index.md",
  ]);
  expect(texts["content/blog/2019-08-01-a/index.md"]).toContain(
    "canonical: https://example.com/a",
  );
  expect(copies).toEqual({});
  expect(notes).toEqual([
    'content/blog/b.md:6 Left out: the address "/b" did not come along.',
    'src/pages/2019/08/a/index.md:7 Left out: the address "" can\'t be read.',
    'src/pages/2019/08/a/index.md:7 Left out: the address "" can\'t be read.',
    "src/pages/2019/08/a/index.md:9 Stays as text: {% gist 1 %}",
    'src/pages/2019/08/a/index.md:1 Left out: the address "../none.png" did not come along.',
  ]);
});
