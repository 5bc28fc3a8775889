import { category, lines, makeSidebars as make } from "./testing/makeSidebars";

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
