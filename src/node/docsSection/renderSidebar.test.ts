/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { renderSidebar, unlistedPlaces } from "./renderSidebar";
import { sidebarSheet } from "./sidebarSheet";
import type { SidebarCategory, SidebarItem } from "./sidebar";

const doc = (id: string, own: object = {}): SidebarItem => ({
  type: "doc",
  id,
  label: id.toUpperCase(),
  path: `/docs/${id}`,
  ...own,
});
const category = (
  label: string,
  items: SidebarItem[],
  own: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: "category",
  key: label,
  label,
  isCollapsible: true,
  isCollapsed: true,
  items,
  ...own,
});
const unlisted = { isUnlisted: true };
const linkTo = (id: string, own: object = {}) =>
  ({ link: doc(id, own) }) as Pick<SidebarCategory, "link">;

const texts = { locale: "en", newTab: "(new tab)", draft: "Draft" };

/** The HTML, a tag a line. */
const rendered = (...items: SidebarItem[]) =>
  renderSidebar(items, { ...texts, sheet: "" })
    .replace(/^<div class="docs-sidebar">(.*)<\/div>$/, "$1")
    .replaceAll(/(?<=>)(?=<[^/])(?!<span class)/g, "\n");

it("writes links, the owner's markup, and where links lead elsewhere", () => {
  expect(
    rendered(
      doc("a", { label: 'A < "B"', lang: "de" }),
      { type: "html", html: "<hr>" },
      { type: "link", label: "Blog", href: "/blog" },
      { type: "link", label: "Code", href: "https://example.org/?a&b" },
    ),
  ).toBe(`<ul>
<li>
<a href="/docs/a" lang="de-DE">A &lt; &quot;B&quot;</a></li>
<li>
<hr></li>
<li>
<a href="/blog">Blog</a></li>
<li>
<a href="https://example.org/?a&amp;b" target="_blank" rel="noopener noreferrer" data-external>Code<span class="visually-hidden"> (new tab)</span></a></li></ul>`);
});

it("marks drafts, which previews show", () => {
  const isDraft = { isDraft: true };
  const html = rendered(
    doc("a", isDraft),
    category("Linked", [doc("b")], linkTo("l", isDraft)),
  );
  expect(html).toContain('<a href="/docs/a">A (Draft)</a>');
  expect(html).toContain('<a href="/docs/l">Linked (Draft)</a>');
  expect(html).toContain('<summary aria-label="Linked">');
  expect(html).toContain('<a href="/docs/b">B</a>');
});

it("lets categories fold, whose label is a link or not", () => {
  const html = rendered(
    category("Plain", [doc("a")]),
    category("Linked", [doc("b")], { ...linkTo("l"), isCollapsed: false }),
    category("Fixed", [doc("c")], { isCollapsible: false }),
    category("Alone", [], linkTo("only")),
  );
  expect(html).toBe(`<ul>
<li data-group>
<details>
<summary>Plain</summary>
<ul>
<li>
<a href="/docs/a">A</a></li></ul></details></li>
<li data-group>
<a href="/docs/l">Linked</a>
<details open>
<summary aria-label="Linked"></summary>
<ul>
<li>
<a href="/docs/b">B</a></li></ul></details></li>
<li data-group>
<span>Fixed</span>
<ul>
<li>
<a href="/docs/c">C</a></li></ul></li>
<li>
<a href="/docs/only">Alone</a></li></ul>`);
});

it("tells nothing of unlisted pages but that there is one", () => {
  const items = [
    doc("a"),
    doc("secret", unlisted),
    category("Hidden group", [doc("secret2", unlisted)]),
    category("Shown", [doc("b"), doc("secret4", unlisted)], {
      ...linkTo("secret3", unlisted),
    }),
  ];
  const html = rendered(...items);
  expect(html).not.toMatch(/secret|hidden group/i);
  expect(html.match(/<li hidden data-own="\d"><\/li>/g)).toEqual(
    [0, 1, 2, 3].map((at) => `<li hidden data-own="${at}"></li>`),
  );
  expect(html).toContain("<summary>Shown</summary>");
  // Each page knows which place is its own.
  expect([...unlistedPlaces(items)].sort()).toEqual([
    ["secret", 0],
    ["secret2", 1],
    ["secret3", 2],
    ["secret4", 3],
  ]);
});

it("weighs at most 6 kB with five hundred entries", async () => {
  const sheet = await sidebarSheet(process.cwd());
  expect(sheet).toContain(".docs-sidebar");
  const words = ["setup", "usage", "errors", "backup", "invoice", "report"];
  const nameOf = (at: number) =>
    `${words[at % 6] ?? ""} ${words[(at * 5 + 1) % 6] ?? ""} ${at * 7919}`;
  const items = Array.from({ length: 25 }, (_, group) =>
    category(
      `Section ${nameOf(group)}`,
      Array.from({ length: 20 }, (_, at) => {
        const name = nameOf(group * 20 + at);
        return doc(`section-${group}/${name.replaceAll(" ", "-")}`, {
          label: `How ${name} is done`,
        });
      }),
    ),
  );
  const html = renderSidebar(items, { ...texts, sheet });
  expect(html.match(/<a /g)).toHaveLength(500);
  expect(html).toContain(`<style>${sheet}</style><ul>`);
  expect(gzipSync(html).length).toBeLessThan(6_000);
});
