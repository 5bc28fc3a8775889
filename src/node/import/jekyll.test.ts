/** @jest-environment node */
import { importFiles } from "./testing/importFiles";

jest.setTimeout(60_000);

test("Jekyll: dates and categories in paths, drafts, Liquid, kramdown", async () => {
  const { texts, found } = await importFiles({
    "_config.yml":
      "url: https://old.example.com\nbaseurl: /b\ncollections:\n  recipes: { output: true, permalink: /:collection/:path/ }\n",
    "_recipes/soup.md": "Hot.\n",
    "news/_posts/2018-01-02-a-post.md": `---
title: A post
date: 2018-01-02 23:30:00 -0500
author: Kim Lee
tags: one two
---
# Title {#t}
{: .big }

{% highlight ruby linenos %}
x = {{ y }}
{% endhighlight %}

[Next]({% post_url 2018-02-03-next %}){:target="_blank"} ![A]({{ "/my a.gif" | relative_url }}) [file](/my a.gif) {% raw %}{{ z }}{% endraw %}{% assign a = b %}

{% include youtube.html id="dQw4w9WgXcQ" %}
`,
    "_posts/2018-02-03-next.md":
      "---\npermalink: /next.html\ndate: 2018-02-03 2018\n---\nHTML <b>x</b> <img src='/gone.png'>\n",
    "_drafts/soon.md":
      "---\ntitle: Soon\ndate: Mar 4, 2018\n---\n[A](/next.html)\n",
    "my a.gif": "",
  });
  expect(texts).toEqual({
    "content/blog/2018-01-03-a-post/index.md": `---
title: A post
date: 2018-01-02 23:30:00 -0500
authors: [kim-lee]
tags: [one, two, news]
aliases: [/news/2018/01/02/a-post.html]
---

# Title {#t}

\`\`\`ruby
x = {{ y }}
\`\`\`

[Next](../2018-02-03-next/index.md) ![A](/my%20a.gif) [file](/my%20a.gif) {{ z }}{% assign a = b %}

::youtube{id="dQw4w9WgXcQ" title="Video"}
`,
    "content/blog/2018-02-03-next/index.md":
      "---\ntitle: Next\naliases: [/next.html]\n---\n\nHTML <b>x</b> <img src='https://old.example.com/b/gone.png'>\n",
    "content/pages/recipes/soup/index.mdx": "---\ntitle: Soup\n---\n\nHot.\n",
    "content/blog/2018-03-04-soon/index.mdx":
      "---\ntitle: Soon\ndraft: true\naliases: [/2018/03/04/soon.html]\n---\n\n[A](../2018-02-03-next/index.md)\n",
  });
  expect(found.map((one) => one.replace(/^.*?:(?=\d* )/, ""))).toEqual([
    "14 Not translated: {% assign a = b %}",
    "5 /gone.png did not come along: this leads to the old site.",
  ]);
});
