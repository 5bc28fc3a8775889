import type { SidebarItemInput } from "../../../config/schema/sidebarsSchema";
import type { ContentProblem } from "../../content/problem";
import type { CategoryFile } from "../readCategories";
import { sidebarRun } from "../sidebarRun";
import type { SidebarItem } from "../sidebar";
import { sidebarsOf } from "../sidebarsOf";
import { docRef, standIn } from "./docRef";

const english = [
  docRef("docs/index.mdx", { title: "Handbook" }),
  docRef("docs/02-guide/01-setup.mdx", { title: "Setup" }),
  docRef("docs/02-guide/02-use.mdx", { title: "Use", isListed: false }),
  docRef("docs/03-more/index.mdx", { title: "More" }),
  docRef("docs/03-more/extra.mdx", { title: "Extra" }),
];
const docsIn = { en: english, de: english.map((doc) => standIn(doc, "de")) };

/** A category file. */
export const category = (own: Partial<CategoryFile>): CategoryFile => ({
  collapsible: true,
  collapsed: true,
  file: "content/docs/02-guide/_category_.yaml",
  lineOf: () => 3,
  ...own,
});

type Given = {
  locale?: "en" | "de";
  categories?: Record<string, CategoryFile>;
  written?: Record<string, SidebarItemInput[]>;
  drafts?: string[];
};

/** Makes the sidebars of a small version, with what is reported of them. */
export function makeSidebars({
  locale = "en",
  categories,
  written,
  drafts,
}: Given) {
  const problems: Partial<ContentProblem>[] = [];
  const set = written && {
    file: "src/config/sidebars.ts",
    sidebars: written,
    placeOf: (keys: readonly PropertyKey[]) => ({
      field: keys.join("."),
      line: keys.length,
    }),
  };
  const sidebars = sidebarsOf(
    sidebarRun({
      version: { area: "docs", name: "current", path: "/docs" },
      locale,
      docs: docsIn[locale],
      drafts: new Set(drafts),
      sources: {
        categories: new Map(Object.entries(categories ?? {})),
        texts: new Map(),
        sheet: "",
        written: new Map(set ? [["docs", set]] : []),
      },
      report: (problem) => problems.push(problem),
    }),
  );
  return { sidebars, problems, items: sidebars[0]?.items ?? [] };
}

/** A sidebar as lines. */
export const lines = (items: readonly SidebarItem[], indent = ""): string[] =>
  items.flatMap((item) => {
    const lang = "lang" in item ? ` [${item.lang}]` : "";
    switch (item.type) {
      case "doc":
        return `${indent}${item.label} ${item.path}${lang}`;
      case "link":
        return `${indent}${item.label} -> ${item.href}${lang}`;
      case "html":
        return indent + item.html;
      case "category": {
        const { label, link, isCollapsed, isCollapsible } = item;
        const state = isCollapsible ? (isCollapsed ? "+" : "-") : "=";
        const own = `${indent}${state} ${label}${link ? ` ${link.path}` : ""}${lang}`;
        return [own, ...lines(item.items, `${indent}  `)];
      }
    }
  });
