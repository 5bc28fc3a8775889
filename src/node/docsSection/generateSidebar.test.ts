import type { DocRef } from "../nodes/contentNodes";
import { generateItems } from "./generateSidebar";
import type { SidebarItem } from "./sidebar";
import { sidebarRun } from "./sidebarRun";
import { docRef, standIn } from "./testing/docRef";

const version = { area: "docs", name: "current", path: "/docs" };
const made = (docs: readonly DocRef[]) =>
  generateItems(sidebarRun({ version, locale: "en", docs }));

/** A sidebar as lines: labels, ">" before the links of categories. */
const lines = (items: readonly SidebarItem[], indent = ""): string[] =>
  items.flatMap((item) => {
    if (item.type === "doc") return `${indent}${item.label} (${item.path})`;
    if (item.type !== "category") return [];
    const { label, link } = item;
    const own = `${indent}> ${label}${link ? ` (${link.path})` : ""}`;
    return [own, ...lines(item.items, `${indent}  `)];
  });

test("folders are categories, numbers their order, an index is the category's page", () => {
  const docs = [
    docRef("docs/10-more/index.mdx", { title: "More of it" }),
    docRef("docs/10-more/b.md", { title: "B" }),
    docRef("docs/10-more/02-z.md", { title: "Z" }),
    docRef("docs/10-more/a.md", { title: "A", sidebarLabel: "An A" }),
    docRef("docs/02-first-steps/01-deep_down/x.md", { title: "X" }),
    docRef("docs/index.mdx", { title: "Handbook" }),
    docRef("docs/03-alone.md", { title: "Alone" }),
    docRef("docs/unnumbered.md", { title: "No number" }),
  ];
  expect(lines(made(docs))).toEqual([
    "Handbook (/docs)",
    "> First steps",
    "  > Deep down",
    "    X (/docs/first-steps/deep_down/x)",
    "Alone (/docs/alone)",
    "> More of it (/docs/more)",
    "  Z (/docs/more/z)",
    "  An A (/docs/more/a)",
    "  B (/docs/more/b)",
    "No number (/docs/unnumbered)",
  ]);
});

test("front matter's place goes before the number of a page", () => {
  const docs = [
    docRef("docs/01-a.md"),
    docRef("docs/02-b.md", { position: 0.5 }),
    docRef("docs/v10.md"),
    docRef("docs/v9.md"),
  ];
  expect(lines(made(docs)).map((line) => line.split(" ")[0])).toEqual([
    "b",
    "a",
    "v9",
    "v10",
  ]);
});

test("a file beside a folder of its name is the folder's page", () => {
  const docs = [docRef("docs/guide.md"), docRef("docs/guide/setup.md")];
  const [category, ...others] = made(docs);
  expect(others).toEqual([]);
  expect(category).toMatchObject({
    type: "category",
    key: "guide",
    link: { type: "doc", id: "guide" },
    isCollapsible: true,
    isCollapsed: true,
  });
});

test("stand-ins say their language, and hidden pages that they are hidden", () => {
  const english = docRef("docs/a.md");
  const hidden = docRef("docs/b.md", { isListed: false });
  expect(made([standIn(english, "de"), hidden])).toEqual([
    {
      type: "doc",
      id: "a",
      label: "a",
      path: "/de/docs/a",
      lang: "en",
    },
    { type: "doc", id: "b", label: "b", path: "/docs/b", isUnlisted: true },
  ]);
});
