/** @jest-environment node */
import { checkSite } from "../check";
import { minimalSite } from "../testing/minimalSite";

const check = (...links: unknown[]) =>
  checkSite({ ...minimalSite(), footer: { links } });

const link = { label: "Blog", to: "/blog" };

test.each([
  ["none", []],
  ["a row", [link, { html: "<hr>" }, { label: "Mail", href: "mailto:a@b.de" }]],
  ["columns", [{ title: "Site", items: [link] }, { items: [] }]],
])("links as %s", (_, links) => {
  expect(check(...links)).toEqual([]);
});

test("columns mixed with single links", () => {
  expect(check({ title: "Site", items: [link] }, link)).toEqual([
    {
      path: "footer.links",
      message: '"footer.links" mixes columns with single links.',
      value: undefined,
      allowed: "either columns only or links only",
      fix: "Put the single links into a column: { items: [ … ] }.",
    },
  ]);
});

test("a fault in a column names the innermost item", () => {
  const items = [link, { label: "Blog", to: "blog" }];
  expect(check({ title: "Site", items })).toEqual([
    {
      path: "footer.links[0].items[1].to",
      message: '"footer.links[0].items[1].to" does not begin with "/".',
      value: "blog",
      allowed: 'a path inside the site that begins with "/"',
      fix: 'Write "/blog".',
      item: '{"label":"Blog","to":"blog"}',
    },
  ]);
});

test.each([
  [
    "no target",
    { label: "Blog" },
    "leads nowhere",
    'exactly one of "to", "href", "html"',
    'Add to: "/path" for a page of the site, or href: "https://…" for another.',
  ],
  [
    "three targets",
    { label: "Blog", to: "/", href: "https://a.de", html: "x" },
    'has "to" and "href" and "html"',
    "only one of them",
    'Keep "to" for a page of the site, or "href" for another.',
  ],
])("%s", (_, item, wrong, allowed, fix) => {
  expect(check(item)[0]).toMatchObject({
    message: `"footer.links[0]" ${wrong}.`,
    allowed,
    fix,
  });
});

test.each([
  [
    { to: "/blog" },
    "is missing",
    "a label beside to or href",
    'Add label: "…".',
  ],
  [
    { html: "<hr>", label: "Line" },
    'stands beside "html"',
    "no label, for html brings its own text",
    'Remove "label".',
  ],
])("the label of %j", (item, wrong, allowed, fix) => {
  expect(check(item)).toMatchObject([
    { message: `"footer.links[0].label" ${wrong}.`, allowed, fix },
  ]);
});
