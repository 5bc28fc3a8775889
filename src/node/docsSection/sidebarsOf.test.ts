import type { SidebarItemInput } from "../../config/schema/sidebarsSchema";
import type { ContentProblem } from "../content/problem";
import type { CategoryFile } from "./readCategories";
import { sidebarRun } from "./sidebarRun";
import type { SidebarItem } from "./sidebar";
import { sidebarsOf } from "./sidebarsOf";
import { docRef, standIn } from "./testing/docRef";

const english = [
  docRef("docs/index.mdx", { title: "Handbook" }),
  docRef("docs/02-guide/01-setup.mdx", { title: "Setup" }),
  docRef("docs/02-guide/02-use.mdx", { title: "Use", isListed: false }),
  docRef("docs/03-more/index.mdx", { title: "More" }),
  docRef("docs/03-more/extra.mdx", { title: "Extra" }),
];
const docsIn = { en: english, de: english.map((doc) => standIn(doc, "de")) };

const category = (own: Partial<CategoryFile>): CategoryFile => ({
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

function make({ locale = "en", categories, written, drafts }: Given) {
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
        newTab: new Map(),
        written: new Map(set ? [["docs", set]] : []),
      },
      report: (problem) => problems.push(problem),
    }),
  );
  return { sidebars, problems, items: sidebars[0]?.items ?? [] };
}

/** A sidebar as lines. */
const lines = (items: readonly SidebarItem[], indent = ""): string[] =>
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

it("makes a sidebar of folders, and says whose language a label is in", () => {
  expect(lines(make({ locale: "de" }).items)).toEqual([
    "Handbook /de/docs [en]",
    "+ Guide",
    "  Setup /de/docs/guide/setup [en]",
    "  Use /de/docs/guide/use [en]",
    "+ More /de/docs/more [en]",
    "  Extra /de/docs/more/extra [en]",
  ]);
});

describe("a category file", () => {
  it("names, places and unfolds its folder", () => {
    const guide = category({
      label: { en: "Guides", de: "Anleitungen" },
      position: 9,
      collapsed: false,
    });
    const more = category({ collapsible: false });
    const categories = { "docs/02-guide": guide, "docs/03-more": more };
    expect(lines(make({ categories }).items)).toEqual([
      "Handbook /docs",
      "= More /docs/more",
      "  Extra /docs/more/extra",
      "- Guides",
      "  Setup /docs/guide/setup",
      "  Use /docs/guide/use",
    ]);
    expect(lines(make({ categories, locale: "de" }).items)).toContain(
      "- Anleitungen",
    );
  });

  it("makes a page that lists the folder's entries", () => {
    const link = { type: "generated-index" as const, title: "All guides" };
    const categories = {
      "docs/02-guide": category({ link, description: "How to." }),
    };
    const [, made] = make({ categories, locale: "de" }).items;
    expect(made).toMatchObject({
      label: "Guide",
      link: {
        type: "index",
        title: "All guides",
        description: "How to.",
        path: "/de/docs/guide",
      },
    });
    const slug = category({ link: { ...link, slug: "/all" } });
    const [, other] = make({ categories: { "docs/02-guide": slug } }).items;
    expect(other).toMatchObject({ link: { path: "/docs/all" } });
  });

  it("leads to a page of its folder or of the version, which is then no entry below it", () => {
    const to = (id: string) => category({ link: { type: "doc", id } });
    const own = make({ categories: { "docs/02-guide": to("setup") } });
    expect(lines(own.items).slice(1, 3)).toEqual([
      "+ Setup /docs/guide/setup",
      "  Use /docs/guide/use",
    ]);
    const other = make({ categories: { "docs/02-guide": to("more/extra") } });
    expect(lines(other.items)[1]).toBe("+ Extra /docs/more/extra");
  });

  it("can take the link from its folder's own page, which becomes an entry", () => {
    for (const link of [null, { type: "none" as const }]) {
      const categories = { "docs/03-more": category({ link }) };
      expect(lines(make({ categories }).items).slice(4)).toEqual([
        "+ More",
        "  More /docs/more",
        "  Extra /docs/more/extra",
      ]);
    }
  });

  it("is at fault where it names no page", () => {
    const link = { type: "doc" as const, id: "setpu" };
    const categories = { "docs/02-guide": category({ link }) };
    expect(make({ categories }).problems).toEqual([
      {
        file: "content/docs/02-guide/_category_.yaml",
        line: 3,
        field: "link.id",
        message:
          'There is no page "setpu" in the version "current" (content/docs).',
        value: "setpu",
        allowed:
          "the id of a page: guide/setup, guide/use, index, more, more/extra",
        fix: 'Did you mean "guide/setup"?',
      },
    ]);
    expect(make({ categories, drafts: ["guide/setpu"] }).problems).toEqual([]);
  });
});

describe("a written sidebar", () => {
  const written = {
    main: [
      "index",
      { type: "doc", id: "more", label: { en: "Else", de: "Sonst" } },
      { type: "html", value: "<hr>" },
      { type: "ref", id: "more/extra" },
      { type: "link", label: "Blog", to: "/blog" },
      { type: "link", label: "Code", href: "https://example.org" },
      {
        type: "category",
        label: { en: "Big guides", de: "Große Anleitungen" },
        link: { type: "generated-index" },
        items: [
          { type: "autogenerated", dirName: "guide" },
          {
            type: "category",
            label: "Inner",
            collapsed: false,
            link: { type: "doc", id: "more" },
            items: ["more/extra"],
          },
        ],
      },
    ] satisfies SidebarItemInput[],
    all: [{ type: "autogenerated", dirName: "." }] satisfies SidebarItemInput[],
  };

  it("is shown as it is written, in each language", () => {
    const { sidebars, problems } = make({ written, locale: "de" });
    expect(sidebars.map(({ id }) => id)).toEqual(["main", "all"]);
    expect(lines(sidebars[0]?.items ?? [])).toEqual([
      "Handbook /de/docs [en]",
      "Sonst /de/docs/more",
      "<hr>",
      "Extra -> /de/docs/more/extra [en]",
      "Blog -> /de/blog",
      "Code -> https://example.org",
      "+ Große Anleitungen /de/docs/category/big-guides",
      "  Setup /de/docs/guide/setup [en]",
      "  Use /de/docs/guide/use [en]",
      "  - Inner /de/docs/more",
      "    Extra /de/docs/more/extra [en]",
    ]);
    expect(lines(sidebars[1]?.items ?? [])).toHaveLength(6);
    expect(problems).toEqual([]);
  });

  it("knows its categories by their places, in all languages alike", () => {
    const keys = (items: readonly SidebarItem[]): string[] =>
      items.flatMap((item) =>
        item.type === "category" ? [item.key, ...keys(item.items)] : [],
      );
    expect(keys(make({ written }).items)).toEqual(["6", "6.1"]);
  });

  it("is at fault for pages and folders that are not there", () => {
    const faulty: Record<string, SidebarItemInput[]> = {
      main: [
        "setup",
        { type: "ref", id: "draft" },
        { type: "autogenerated", dirName: "giude" },
        {
          type: "category",
          label: "X",
          link: { type: "doc", id: "nowhere" },
          items: [{ type: "doc", id: "more/exrta" }],
        },
        "more",
      ],
    };
    const { problems } = make({ written: faulty, drafts: ["draft"] });
    expect(
      problems.map(({ field, message, fix }) => [field, message, fix]),
    ).toEqual([
      [
        "main.0",
        'There is no page "setup" in the version "current" (content/docs).',
        'Did you mean "guide/setup"?',
      ],
      [
        "main.2.dirName",
        'There is no folder "giude" in content/docs.',
        "Add it, or remove the entry.",
      ],
      [
        "main.3.link.id",
        'There is no page "nowhere" in the version "current" (content/docs).',
        "Add the page to content/docs, or remove its id.",
      ],
      [
        "main.3.items.0.id",
        'There is no page "more/exrta" in the version "current" (content/docs).',
        'Did you mean "more/extra"?',
      ],
    ]);
  });

  it("is at fault where it has nothing to link to", () => {
    const empty: Record<string, SidebarItemInput[]> = {
      main: [
        { type: "html", value: "<hr>" },
        { type: "category", label: "Later", items: ["draft"] },
        "guide/use",
      ],
    };
    const { items, problems } = make({ written: empty, drafts: ["draft"] });
    // The category would be empty, and the page is unlisted.
    expect(lines(items)).toEqual(["<hr>", "Use /docs/guide/use"]);
    expect(problems).toEqual([
      {
        file: "src/config/sidebars.ts",
        field: "main",
        line: 1,
        message:
          'The sidebar "main" has nothing to link to in the version "current".',
        allowed:
          "at least one entry that leads somewhere, and is neither a draft nor unlisted",
        fix: "Add a page or a link to it, or remove it.",
      },
    ]);
  });
});
