import { compileText, toMarkup } from "./testing/compileText";

const compile = async (text: string) => (await compileText(text)).compiled;
const hrefs = async (text: string) =>
  [...toMarkup((await compile(text)).body).matchAll(/ href="([^"]*)"/g)].map(
    ([, href]) => href,
  );

test.each([
  ["Siehe „https://example.com/zitat“.", ["https://example.com/zitat"]],
  [
    "(https://example.com/foo(bar)/bar)。次",
    ["https://example.com/foo(bar)/bar"],
  ],
  ["voir « www.example.com »…", ["http://www.example.com"]],
  ["https://example.com/a…", ["https://example.com/a"]],
  [
    "https://example.com/über?a=ü, so",
    ["https://example.com/%C3%BCber?a=%C3%BC"],
  ],
  ["an küche@example.com, ada@example.cömm", []],
  ["an (ada@example.com)", ["mailto:ada@example.com"]],
  [
    '<a href="mailto:ada@example.com">ada@example.com</a>',
    ["mailto:ada@example.com"],
  ],
  ['<Button href="/a">www.example.com</Button>', ["/a"]],
  [
    "[https://example.com/“a”](https://example.com/“a”)",
    ["https://example.com/%E2%80%9Ca%E2%80%9D"],
  ],
])("the addresses of %s", async (text, addresses) => {
  expect(await hrefs(text)).toEqual(addresses);
});

test.each([
  ["## 🗃️ Ablage", "ablage", "🗃️ Ablage"],
  ["## 1️⃣ Erstens ✅", "1-erstens", "1️⃣ Erstens ✅"],
  ["## ⚠️", "section", "⚠️"],
  ["## ???", "section", "???"],
  ["## Section\n\n### ?!\n\n## 🙂", "section", "Section"],
  ["## Preise[^a]\n\n[^a]: Netto.", "preise", "Preise"],
  ["## Zeile<br />Umbruch", "zeile-umbruch", "Zeile Umbruch"],
  ["## Übergabe".normalize("NFD"), "übergabe", "Übergabe".normalize("NFD")],
])("the id of %s", async (text, id, title) => {
  const { toc } = await compile(text);
  expect(toc.find(({ depth }) => depth === 2)).toEqual({ id, title, depth: 2 });
});

test.each(["**bold** and \\*\\*text\\*\\*", "2 ** 3 ** 4", "`**a**`"])(
  "none for %j",
  async (text) => {
    expect((await compileText(text)).faults).toEqual([]);
  },
);
