/** @jest-environment node */
import { importFiles } from "./testing/importFiles";

jest.setTimeout(60_000);

test("Docusaurus: posts with their addresses, authors, tags, languages, components and pictures", async () => {
  const { texts, data, found, copies } = await importFiles({
    "docusaurus.config.ts":
      "export default { url: 'https://old.example.com', i18n: { defaultLocale: 'en' } };",
    "blog/authors.yml": "ännë:\n  name: Ann\n  socials: { nope: x }\n",
    "blog/tags.yml": "news:\n  label: News\n",
    "blog/2020-01-02-hello/index.md": `---
authors: ännë
tags: [news, Open Source]
image: ./a.gif
---

# Hello

import Tabs from '@theme/Tabs';

![A](./a.gif) and [docs](/docs/02%20Set%20up#x), [gone](/gone)

<!-- truncate -->

:::tip Do it

<Tabs values={[1]}>
  <TabItem value="a" label="A">

{/* a comment */}{" "}One

  </TabItem>
</Tabs>
:::

<Fancy>kept</Fancy>
`,
    "blog/2020-01-02-hello/a.gif": "",
    "i18n/de/docusaurus-plugin-content-blog/2020-01-02-hello/index.md":
      "# Hallo\n",
    "docs/api/README.md": "# API\n",
    "docs/02 Set up.md":
      "# Set up\n\n[Post](../blog/2020-01-02-hello/index.md)\n",
  });
  expect(texts).toEqual({
    "content/blog/2020-01-02-hello/index.mdx": `---
image: ./a.gif
authors: [aenne]
tags: [news, Open Source]
slug: 2020/01/02/hello
---

# Hello

![A](./a.gif) and [docs](../../docs/02-set-up.mdx#x), [gone](https://old.example.com/gone)

<!-- truncate -->

:::tip Do it

<Tabs>
  <TabItem value="a" label="A">

{/* a comment */}{" "}One

  </TabItem>
</Tabs>
:::

kept
`,
    "content/blog/2020-01-02-hello/index.de.mdx":
      "---\nslug: 2020/01/02/hello\n---\n\n# Hallo\n",
    "content/docs/api/index.mdx": "---\naliases: [/docs/api]\n---\n\n# API\n",
    "content/docs/02-set-up.mdx":
      "---\naliases: [/docs/02%20Set%20up]\n---\n\n# Set up\n\n[Post](../blog/2020-01-02-hello/index.mdx)\n",
  });
  expect(data).toEqual({
    "content/authors.yaml": "aenne:\n  name: Ann\n",
    "content/tags.yaml":
      "news:\n  label: News\nopen-source:\n  label: Open Source\n",
  });
  expect(copies).toEqual({
    "content/blog/2020-01-02-hello/a.gif": "blog/2020-01-02-hello/a.gif",
  });
  const post = "blog/2020-01-02-hello/index.md";
  expect(found).toEqual([
    `${post}:11 /gone did not come along: this leads to the old site.`,
    `${post}:26 Not translated: <Fancy>`,
  ]);
});
