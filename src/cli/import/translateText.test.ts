import { importFiles } from "./testing/importFiles";

/** Imports one post of these words; `listed` are the lines that are listed. */
async function translate(words: string) {
  const files = { "a.md": `---\ndate: 2020-01-01\n---\n${words}\n` };
  const { texts, copies, notes } = await importFiles(files);
  const [text = ""] = Object.values(texts);
  const listed = notes.map((note) => note.replace(/^a\.md:/, ""));
  return { body: text.split("---\n\n")[1]?.trim(), copies, listed };
}

test.each([
  [
    "# A {: #t}\n\n## B {/* #u */}\n\n## C <!-- #v -->",
    "# A {#t}\n\n## B {#u}\n\n## C {#v}",
  ],
  ["{/* truncate */}\n\n<!--more-->", "<!-- truncate -->\n\n<!-- truncate -->"],
  [
    "> Words\n> :::tip Do it\n> now\n> :::",
    "> Words\n> :::tip[Do it]\n> now\n> :::",
  ],
])("the notation of %j is converted", async (written, body) => {
  expect(await translate(written)).toMatchObject({ body, listed: [] });
});

test.each([
  ["{% highlight ruby %} {{< nope >}}"],
  ["One {1 + 1} {process.exit()}"],
  ["Term\n: Definition\n\n*[HTML]: Words", 5, 7],
  [':wave: [gallery ids="1,2"]', 4, 4],
  ["import Tabs from '@theme/Tabs';", 4],
  ["export const a = process.exit();", 4],
])("%j stays as text, and is listed", async (written, ...lines) => {
  const { body, listed } = await translate(written);
  expect(body?.replaceAll("`", "")).toBe(written);
  const expected = lines.length > 0 ? lines : [4];
  expect(listed.map((note) => parseInt(note))).toEqual(expected);
});

test.each([
  ["<Tabs values={[1]}>one</Tabs>", "\\<Tabs values={[1]}>one\\</Tabs>"],
  ["<script>alert(1)</script>", "\\<script>alert(1)\\</script>"],
  ["<img/onerror=a src=b>", "<img/onerror=a src=b>"],
  ["> <IFRAME\n> src=x></IFRAME>", "> \\<IFRAME\n> src=x>\\</IFRAME>"],
  ["<b onClick='x'>y</b>", "\\<b onClick='x'>y</b>"],
])("what would run or load something is text: %s", async (written, body) => {
  const translated = await translate(written);
  expect(translated.body).toBe(body);
  expect(translated.listed).not.toEqual([]);
});

test.each([
  ["One [](/b) two.", "One  two."],
  ["[x](javascript:alert) ![y](none.png) [z](<>)", "x y z"],
  ["[x][a]\n\n[a]: /none", "[x][a]\n\n[a]: #"],
  ['<a href="/none">x</a>', "<a >x</a>"],
])("of %j the words stay without the address", async (written, body) => {
  const translated = await translate(written);
  expect(translated.body).toBe(body);
  expect(translated.listed).not.toEqual([]);
});

test.each([
  "[s](../../secret.txt)",
  "![s](%2e%2e/%2e%2e/secret.txt)",
  "![s](..%2f..%2fsecret.txt)",
  "[s][s]\n\n[s]: ../../../x/../secret.txt",
  '<img src="../../secret.txt">',
  "[s](/linked/secret.txt)",
  "[s](/.env)",
  "![s](key.png)",
])("nothing from outside of the old site comes along: %s", async (body) => {
  const { texts, copies, notes } = await importFiles(
    {
      "posts/2020-01-01-a.md": body,
      "posts/2020-01-02-b.md": "---\nimage: ../../secret.txt\n---\n",
      ".env": "secret",
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
