/** @jest-environment node */
import { checkSite } from "../check";
import { minimalSite } from "../testing/minimalSite";

const check = (...items: unknown[]) =>
  checkSite({ ...minimalSite(), navbar: { items } });

test("every type of item", () => {
  const link = { label: "About", to: "/about" };
  const problems = check(
    link,
    { ...link, type: "default", position: "left", activeBasePath: "/a" },
    { label: "GitHub", href: "https://github.com/example" },
    { label: { en: "CV", de: "Lebenslauf" }, href: "/cv.pdf" },
    { type: "dropdown", label: "More", to: "/more", items: [link] },
    { type: "html", value: "<b>Hi</b>" },
    { type: "localeDropdown", position: "right" },
    { type: "search" },
    { type: "doc", docId: "intro" },
    { type: "docSidebar", sidebarId: "guides", label: "Guides" },
    { type: "docsVersion", docsPluginId: "api" },
    { type: "docsVersionDropdown", versions: ["1.0"] },
  );
  expect(problems).toEqual([]);
});

test("an unknown type names the item", () => {
  expect(check({ type: "localDropdown", position: "left" })).toEqual([
    {
      path: "navbar.items[0].type",
      message: '"navbar.items[0].type" is an unknown navbar item type.',
      value: "localDropdown",
      allowed:
        '"default", "dropdown", "html", "localeDropdown", "search", "doc", "docSidebar", "docsVersion", "docsVersionDropdown"',
      fix: 'Did you mean "localeDropdown"?',
      item: '{"type":"localDropdown","position":"left"}',
    },
  ]);
});

const menu = (...items: unknown[]) => ({
  type: "dropdown",
  label: "More",
  items,
});

test("a nested dropdown names the inner item", () => {
  expect(check(menu(menu()))).toEqual([
    {
      path: "navbar.items[0].items[0].type",
      message:
        '"navbar.items[0].items[0].type" nests a dropdown in a dropdown.',
      value: "dropdown",
      allowed: '"default", "html", "doc", "docSidebar", "docsVersion"',
      fix: "Move its entries up into the outer dropdown.",
      item: '{"type":"dropdown","label":"More","items":[]}',
    },
  ]);
});

const link = { label: "Blog", to: "/blog" };

test.each<[string, unknown, string[]]>([
  [
    "no target",
    { label: "Blog" },
    [
      '"navbar.items[0]" leads nowhere.',
      'exactly one of "to", "href"',
      'Add to: "/path" for a page of the site, or href: "https://…" for another.',
    ],
  ],
  [
    "two targets",
    { ...link, href: "https://example.com" },
    [
      '"navbar.items[0]" has "to" and "href".',
      "only one of them",
      'Keep "to" for a page of the site, or "href" for another.',
    ],
  ],
  [
    "a text that the default language lacks",
    { ...link, label: { de: "Blog" } },
    [
      '"navbar.items[0].label.en" is missing.',
      'a text, or one text per locale ("en", "de")',
      'Add en: "…".',
    ],
  ],
  [
    "an external address in to",
    { label: "GitHub", to: "https://github.com" },
    [
      '"navbar.items[0].to" leads out of the site.',
      'a path inside the site that begins with "/"',
      'Use "href" instead.',
    ],
  ],
  [
    "an address without protocol",
    { label: "GitHub", href: "github.com/example" },
    [
      '"navbar.items[0].href" has no protocol.',
      'an address with https://, mailto: or tel:, or a file that begins with "/"',
      'Write "https://github.com/example".',
    ],
  ],
  [
    "an address that runs code",
    { label: "Run", href: "javascript:alert(1)" },
    [
      '"navbar.items[0].href" has a protocol that is not allowed.',
      'an address with https://, mailto: or tel:, or a file that begins with "/"',
      'Write for example href: "https://github.com/example".',
    ],
  ],
  [
    "a broken regular expression",
    { ...link, activeBaseRegex: "^/(blog" },
    [
      '"navbar.items[0].activeBaseRegex" is no regular expression (Unterminated group).',
      "the source of a JavaScript regular expression",
      "Close every bracket, and escape signs meant literally with \\\\.",
    ],
  ],
  [
    "an unknown side",
    { ...link, position: "rigth" },
    [
      '"navbar.items[0].position" is not one of the allowed values.',
      '"left", "right"',
      'Did you mean "right"?',
    ],
  ],
  [
    "an unknown key",
    { ...link, lable: "Blog" },
    [
      '"navbar.items[0].lable" is not an option.',
      "type, label, to, href, activeBasePath, activeBaseRegex, position",
      'Did you mean "label"?',
    ],
  ],
  [
    "a dropdown without type",
    { label: "More", items: [] },
    [
      '"navbar.items[0].type" is missing.',
      '"dropdown"',
      'Write for example type: "dropdown".',
    ],
  ],
  [
    "a dropdown with two targets",
    { ...menu(), to: "/more", href: "https://example.com" },
    [
      '"navbar.items[0]" has "to" and "href".',
      "only one of them",
      'Keep "to" for a page of the site, or "href" for another.',
    ],
  ],
  [
    "an item for the bar in a dropdown",
    menu({ type: "search" }),
    [
      '"navbar.items[0].items[0].type" cannot stand in a dropdown.',
      '"default", "html", "doc", "docSidebar", "docsVersion"',
      "Move it into navbar.items.",
    ],
  ],
  [
    "a doc without id",
    { type: "doc" },
    [
      '"navbar.items[0].docId" is missing.',
      "a text that is not empty",
      'Write for example docId: "intro".',
    ],
  ],
  [
    "an item that is a text",
    "about",
    ['"navbar.items[0]" is not an object.', "an object: { … }", "Write { … }."],
  ],
])("%s", (_, item, expected) => {
  const texts = check(item).map(({ message, allowed, fix }) => [
    message,
    allowed,
    fix,
  ]);
  expect(texts).toEqual([expected]);
});
