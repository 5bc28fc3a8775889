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

test.each([
  ["[a](data:text/html,b)", "Browsers follow no link to data."],
  ["![a](javascript:b)", "Browsers show no picture from this address."],
  ['<base href="/a" />', "<base> is left out."],
  ["<title>b</title>", "<title> is left out."],
])(
  "what browsers make nothing of, or the whole page: %s",
  async (text, reason) => {
    const { faults } = await compileText(`Text.\n\n${text}`);
    expect(faults).toMatchObject([{ line: 3, message: reason }]);
  },
);

test.each([
  "**bold** and \\*\\*text\\*\\*",
  "2 ** 3 ** 4",
  "`**a**`",
  "![a](data:image/png;base64,AA)",
  '<a href="data:a" download>b</a>',
  "<svg><g><title>c</title></g></svg>",
])("none for %j", async (text) => {
  expect((await compileText(text)).faults).toEqual([]);
});
