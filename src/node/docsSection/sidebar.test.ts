import { firstLink, stopsOf } from "./sidebar";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "./sidebar";

const doc = (id: string, own: Partial<SidebarDoc> = {}): SidebarDoc => ({
  type: "doc",
  id,
  label: id.toUpperCase(),
  path: `/docs/${id}`,
  ...own,
});
const category = (
  key: string,
  items: SidebarItem[],
  link?: SidebarCategory["link"],
): SidebarCategory => ({
  type: "category",
  key,
  label: `About ${key}`,
  isCollapsible: true,
  isCollapsed: true,
  items,
  ...(link && { link }),
});
const index = {
  type: "index" as const,
  title: "All of it",
  description: null,
  path: "/docs/all",
  source: "content/docs/all/_category_.yaml",
};

test("stops come in reading order, each with what is above it", () => {
  const inner = category("inner", [doc("c")]);
  const outer = category("outer", [doc("b"), inner], doc("o", { lang: "en" }));
  const indexed = category("indexed", [doc("d", { isUnlisted: true })], index);
  const stops = stopsOf([
    doc("a"),
    { type: "link", label: "Elsewhere", href: "https://example.com" },
    { type: "html", html: "<hr>" },
    outer,
    indexed,
  ]);
  expect(
    stops.map(({ docId, label, path, above }) => [
      docId,
      label,
      path,
      above.map(({ key }) => key).join("/"),
    ]),
  ).toEqual([
    ["a", "A", "/docs/a", ""],
    ["o", "About outer", "/docs/o", ""],
    ["b", "B", "/docs/b", "outer"],
    ["c", "C", "/docs/c", "outer/inner"],
    [null, "About indexed", "/docs/all", ""],
    ["d", "D", "/docs/d", "indexed"],
  ]);
  expect(stops.map(({ category: own }) => own?.key)).toEqual([
    undefined,
    "outer",
    undefined,
    undefined,
    "indexed",
    undefined,
  ]);
  expect(stops[1]?.lang).toBe("en");
  expect(stops[5]?.isUnlisted).toBe(true);
});

test.each<[string, SidebarItem[], string | undefined]>([
  ["its first page", [doc("a"), doc("b")], "/docs/a"],
  [
    "a page deep inside",
    [category("x", [category("y", [doc("a")])])],
    "/docs/a",
  ],
  ["a category's own page", [category("x", [doc("a")], index)], "/docs/all"],
  [
    "a link",
    [{ type: "link", label: "L", href: "/about" }, doc("a")],
    "/about",
  ],
  [
    "the first page that is not hidden",
    [doc("a", { isUnlisted: true }), doc("b")],
    "/docs/b",
  ],
  [
    "nothing",
    [
      { type: "html", html: "<hr>" },
      doc("a", { isUnlisted: true }),
      category("x", []),
    ],
    undefined,
  ],
])("a link to a sidebar leads to %s", (_, items, path) => {
  expect(firstLink(items)?.path).toBe(path);
});
