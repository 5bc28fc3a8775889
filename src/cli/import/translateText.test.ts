import { importFiles } from "./testing/importFiles";

test("any folder: addresses by a pattern, unsafe HTML and other notations as text", async () => {
  const { texts, notes } = await importFiles(
    {
      "posts/a.md": `---
title: A
pubDate: "Jul 8 2022"
---

<script>alert(1)</script>

[x](javascript:alert) <b onclick="a()">b</b> HTML and CSS.

Term
: Definition

*[HTML]: Hyper "Text"
`,
    },
    { permalink: "/:year/:title" },
  );
  expect(texts["content/blog/2022-07-08-a/index.md"]).toBe(`---
title: A
aliases:
  - /2022/a
---

\\<script>alert(1)\\</script>

x \\<b onclick="a()">b</b> HTML and CSS.

Term
: Definition

*[HTML]: Hyper "Text"
`);
  expect(notes).toHaveLength(5);
});

test("a slug that is a whole address is an earlier one", async () => {
  const { texts } = await importFiles({
    "posts/2020-01-01-a.md": "---\nslug: /old/a\n---\n",
  });
  expect(Object.values(texts).join("")).toContain("- /old/a\n");
});

test("nothing from outside of the old site is read or copied, and nothing is overwritten", async () => {
  const { texts, copies, notes } = await importFiles(
    {
      "posts/2020-01-01-a.md": "[c](/.env)\n",
      "posts/2020-01-02-b.md": "B\n",
      ".env": "secret",
    },
    {
      links: { "posts/c.md": "/etc/hosts" },
      existing: {
        "content/blog/2020-01-02-b/index.mdx":
          "---\ntitle: Mine\n---\n\nMine\n",
      },
    },
  );
  expect(Object.keys(texts)).toEqual(["content/blog/2020-01-01-a/index.md"]);
  expect(copies).toEqual({});
  expect(notes.join("\n")).toContain("Left out: /blog/b is there already.");
});

const outside = [
  "[s](../../secret.txt)",
  "![s](%2e%2e/%2e%2e/secret.txt)",
  "![s](..%2f..%2fsecret.txt)",
  "[s][s]\n\n[s]: ../../../x/../secret.txt",
  '<img src="../../secret.txt">',
  "[s](/../secret.txt)",
  "[s](/linked/secret.txt)",
  "![s](key.png)",
];

test.each(outside)("nothing from outside comes along: %s", async (body) => {
  const { texts, copies, notes } = await importFiles(
    {
      "posts/2020-01-01-a.md": body,
      "posts/2020-01-02-b.md": "---\nimage: ../../secret.txt\n---\n",
    },
    {
      links: { linked: "..", "posts/key.png": "/etc/hostname" },
      existing: { "secret.txt": "secret" },
    },
  );
  expect(Object.values(texts).join("")).not.toMatch(/secret|key\.png/);
  expect(copies).toEqual({});
  expect(notes).toHaveLength(2);
});

test.each([
  "{process.exit()}",
  '{/* a */ console.log.constructor("return process")() /* b */}',
  "<Kbd title={(()=>{if(1){if(1){return(0)}}})()}>x</Kbd>",
  "export const a = process.exit();",
  "<b style={process.exit()}>x</b>",
])("no code becomes code here: %s", async (body) => {
  const { texts } = await importFiles({ "posts/2020-01-01-a.mdx": body });
  // Plain Markdown runs nothing.
  expect(Object.keys(texts)).toEqual(["content/blog/2020-01-01-a/index.md"]);
});

test("what runs or loads something stays text in quotations, too", async () => {
  const { texts, notes } = await importFiles({
    "posts/2020-01-01-a.md":
      "> <IFRAME\n> src=x></IFRAME>\n\n<img/onerror=a src=b> <b onClick='x'>\n",
  });
  expect(Object.values(texts).join("")).toContain(
    "> \\<IFRAME\n> src=x>\\</IFRAME>",
  );
  expect(notes).toHaveLength(3);
});

test("an empty link takes no words with it", async () => {
  const { texts } = await importFiles({ "posts/a.md": "One [](/b) two.\n" });
  expect(texts["content/pages/posts/a/index.md"]).toContain("One  two.");
});
