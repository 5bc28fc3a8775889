/** @jest-environment node */
import { importFiles } from "./testing/importFiles";

jest.setTimeout(60_000);

test("Hugo: TOML, bundles, languages by suffix, shortcodes, aliases", async () => {
  const { texts, copies, found } = await importFiles({
    "hugo.toml":
      'baseURL = "https://old.example.com/"\ndefaultContentLanguage = "en"\n[permalinks]\nposts = "/:year/:slug/"\n[languages.en]\n[languages.de]\n[languages.fr]\n',
    "content/posts/one/index.md": `+++
title = "One: two"
date = 2019-05-06T07:08:09+02:00
draft = true
tags = ["C++"]
categories = ["News"]
aliases = ["/old/one"]
slug = "first"
[cover]
image = "a.gif"
+++
{{< figure src="a.gif" caption="A \\"b\\"" >}}

[Two]({{< relref "posts/my two.md#x" >}}) {{</* ref "x" */>}}{{< nope a="b" >}}

{{% notice tip %}}
Text.
{{% /notice %}}

{{< highlight go "linenos=table,hl_lines=1 3-4" >}}
a {{ .b }}
{{< /highlight >}}
`,
    "content/posts/one/a.gif": "",
    "content/posts/one/index.de.md":
      '+++\ntitle = "Eins"\ndate = 2019-05-06\n+++\n',
    "content/posts/one/index.fr.md":
      '+++\ntitle = "Un"\ndate = 2019-05-06\n+++\n',
    "content/posts/my two.md":
      '+++\ntitle = "Two"\ndate = "2019-06-07"\n+++\n<!--more-->\n',
    "content/about.md": "---\nTitle: About\n---\n\nMe.\n",
  });
  expect(texts).toEqual({
    "content/blog/2019-05-06-first/index.md": `---
title: "One: two"
image: ./a.gif
date: 2019-05-06T07:08:09+02:00
tags: [C++, News]
draft: true
aliases: [/2019/first, /old/one]
---

![A "b"](./a.gif "A 'b'")

[Two](../2019-06-07-two/index.mdx#x) {{< ref "x" >}}{{< nope a="b" >}}

:::tip

Text.

:::

\`\`\`go
a {{ .b }}
\`\`\`
`,
    "content/blog/2019-05-06-first/index.de.mdx": expect.stringContaining(
      "aliases: [/de/2019/eins]",
    ) as string,
    "content/blog/2019-06-07-two/index.mdx":
      "---\ntitle: Two\naliases: [/2019/two]\n---\n\n<!-- truncate -->\n",
    "content/pages/about/index.mdx": "---\ntitle: About\n---\n\nMe.\n",
  });
  expect(copies).toEqual({
    "content/blog/2019-05-06-first/a.gif": "content/posts/one/a.gif",
  });
  expect(found.map((one) => one.replace(/^.*?:(?=\d* )/, ""))).toEqual([
    ' 1 texts in "fr" are left out: the site has no such language.',
    '14 Not translated: {{< nope a="b" >}}',
  ]);
});

test("Hugo: languages that have folders of their own", async () => {
  const { texts } = await importFiles({
    "config/_default/hugo.toml": 'defaultContentLanguage = "en"\n',
    "config/_default/languages.en.toml": 'contentDir = "content/english"\n',
    "config/_default/languages.de.toml": 'contentDir = "content/german"\n',
    "content/english/posts/2020-01-02-A.md": "---\ndate: 2020-01-02\n---\nA\n",
    "content/german/posts/2020-01-02-A.md": "---\ndate: 2020-01-02\n---\nA\n",
  });
  expect(texts).toEqual({
    "content/blog/2020-01-02-a/index.mdx":
      "---\ntitle: 2020 01 02 a\naliases: [/posts/2020-01-02-a]\n---\n\nA\n",
    "content/blog/2020-01-02-a/index.de.mdx": expect.stringContaining(
      "aliases: [/de/posts/2020-01-02-a]",
    ) as string,
  });
});
