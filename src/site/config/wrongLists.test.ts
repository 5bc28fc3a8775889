import { checkConfig } from "../testing/checkConfig";

const items = (...list: object[]) => ({ navbar: { items: list } });
const b = { label: "B", to: "/b" };

test.each<[changes: Record<string, unknown>, found: string | string[]]>([
  [
    {
      ...items(
        { label: "A", to: "/a" },
        { type: "html", value: "<hr>" },
        { label: "A", to: "/a" },
        { type: "html", value: "<hr>" },
      ),
      footer: {
        links: [{ items: [b, b, { html: "<br>" }, { html: "<br>" }] }],
      },
    },
    [
      `navbar.items[2] | It is in the list twice. | {"label":"A","to":"/a"} | Keep one of the two.`,
      `footer.links[0].items[1] | It is in the list twice. | ${JSON.stringify(b)} | Keep one of the two.`,
    ],
  ],
  [
    {
      ...items({ label: "A", href: "https://kim:secret@a.example/@b" }),
      redirects: [{ from: "/a", to: "https://kim@a.example" }],
    },
    [
      'navbar.items[0].href | All readers see the name or password in front of its host. | "https://kim:secret@a.example/@b"',
      'redirects[0].to | All readers see the name or password in front of its host. | "https://kim@a.example"',
    ],
  ],
  [
    { title: "A\u0007B", tagline: "A\nB" },
    'title | It has a control character, which no page may hold. | "A\\u0007B"',
  ],
])("reports what is wrong with %p", (changes, expected) => {
  expect(checkConfig(changes)).toEqual([expected].flat());
});
