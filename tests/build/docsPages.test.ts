import { documentAt, hrefsIn, wordsOf } from "./site/docsPages";
import { readOutput } from "./site/outputFolder";
import { pageAt, pages } from "./site/pages";

const sidebarOf = (address: string) => {
  const name = address.startsWith("/de") ? "Handbuch" : "Handbook";
  return documentAt(address).querySelector(`main nav[aria-label="${name}"]`);
};

/** The pages of the handbook in the order of the sidebar, without locale. */
const inSidebar = [
  "/handbook",
  "/handbook/before/call-and-offer",
  "/handbook/before/access",
  "/handbook/work/week",
  "/handbook/work/feedback",
  "/handbook/work/faults",
  "/handbook/live/going-live",
  "/handbook/live/maintenance",
  "/handbook/live/handover",
  "/handbook/invoices",
  "/handbook/invoices/abroad",
  "/handbook/glossary",
];
const versions = ["/handbook", "/handbook/2026"].flatMap((start) => [
  start,
  `/de${start}`,
]);

test("files, and folders with an index.mdx, have an address, in the order of their numbers", () => {
  expect(hrefsIn(sidebarOf("/handbook"))).toEqual(inSidebar);
  expect(hrefsIn(sidebarOf("/de/handbook"))).toEqual(
    inSidebar.map((path) => `/de${path}`),
  );
  // A folder without index.mdx is only a heading in the sidebar.
  expect(pageAt("/handbook/work")).toBeUndefined();
});

describe("sidebars", () => {
  test.each(versions)("that of %s stays in version and language", (version) => {
    const own = new RegExp(`^${version}(?:/(?!2026)|$)`);
    const hrefs = hrefsIn(sidebarOf(version));
    expect(hrefs.length).toBeGreaterThan(9);
    expect(hrefs.filter((href) => !own.test(href))).toEqual([]);
  });

  test("every page finds itself in it once, and what is above it open", () => {
    const paths = pages
      .map(({ path }) => path)
      .filter((path) => /^(?:\/de)?\/handbook(?:\/|$)/.test(path));
    expect(paths.length).toBeGreaterThan(40);
    const wrong = paths.filter((path) => {
      const marked = sidebarOf(path)?.querySelectorAll("[aria-current=page]");
      const [current, ...others] = marked ?? [];
      return (
        current?.getAttribute("href") !== path ||
        others.length > 0 ||
        current.closest("details:not([open])") !== null
      );
    });
    expect(wrong).toEqual([]);
  });

  test("a label without a translation says its language", () => {
    const link = sidebarOf("/de/handbook")?.querySelector(
      "a[href='/de/handbook/invoices/abroad']",
    );
    expect(wordsOf(link)).toContain("Clients abroad");
    const marked = link?.querySelector("[lang]") ?? link?.closest("[lang]");
    expect(marked?.getAttribute("lang")).toBe("en-GB");
  });

  test("a page's data has the sidebar beside it, and no other", () => {
    const data = readOutput("page-data/handbook/page-data.json");
    expect(data).toContain('"/handbook/live/handover"');
    expect(data).not.toContain('"/handbook/2026/live/handover"');
    expect(data).not.toContain('"/de/handbook/live/handover"');
  });
});

describe("around a page", () => {
  test("it leads to its neighbours, over the ends of categories", () => {
    const neighbours = (address: string) =>
      ["prev", "next"].map(
        (rel) =>
          hrefsIn(documentAt(address), `main nav a[rel="${rel}"]`)[0] ?? null,
      );
    expect(neighbours("/handbook")[0]).toBeNull();
    expect(neighbours("/de/handbook/before/access")).toEqual([
      "/de/handbook/before/call-and-offer",
      "/de/handbook/work/week",
    ]);
    expect(neighbours("/handbook/2026/before/access")).toEqual([
      "/handbook/2026/before/call-and-offer",
      "/handbook/2026/work/week",
    ]);
    expect(neighbours("/handbook/glossary")[1]).toBeNull();
    const next = documentAt("/de/handbook/invoices").querySelector(
      'main nav a[rel="next"]',
    );
    expect(next?.getAttribute("hreflang")).toBe("en-GB");
    expect(wordsOf(next?.querySelector("[lang=en-GB]"))).toBe("Clients abroad");
  });

  test("the keyboard can skip the sidebar, which comes before the text", () => {
    const { head, body } = documentAt("/handbook");
    const skip = body.querySelector("main a.skip-link");
    const text = body.querySelector(skip?.getAttribute("href") ?? "head");
    expect(text).not.toBe(head);
    expect(text?.getAttribute("tabindex")).toBe("-1");
    expect(text?.querySelector("h1")).not.toBeNull();
    expect(text?.contains(sidebarOf("/handbook"))).toBe(false);
  });

  test("it shows the way from the start, with categories that are no pages", () => {
    const way = (address: string) => {
      const nav = documentAt(address).querySelector("main header nav");
      const steps = [...(nav?.querySelectorAll("li") ?? [])].map(wordsOf);
      return { steps, links: hrefsIn(nav) };
    };
    expect(way("/de/handbook/work/faults")).toEqual({
      steps: ["Handbuch", "Während der Arbeit", "Einen Fehler melden"],
      links: ["/de/handbook"],
    });
    expect(way("/handbook/invoices/abroad")).toEqual({
      steps: ["Handbook", "Invoices and terms", "Clients abroad"],
      links: ["/handbook", "/handbook/invoices"],
    });
    expect(way("/handbook")).toEqual({ steps: [], links: [] });
  });

  test("links in its text stay in version and language", () => {
    const inText = (address: string) =>
      hrefsIn(documentAt(address).querySelector(".prose"), "p a:not(.anchor)");
    expect(inText("/handbook/2026")).toEqual([
      "/handbook/2026/work/week",
      "/handbook/2026/before/access",
      "/handbook/2026/work/faults",
    ]);
    expect(inText("/de/handbook/2026")).toEqual([
      "/de/handbook/2026/work/week",
      "/de/handbook/2026/before/access",
      "/de/handbook/2026/work/faults",
    ]);
  });
});

/** What stands around the text of a page. */
const around = (address: string) => {
  const main = documentAt(address)
    .querySelector("main")
    ?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll(".prose, nav")) part.remove();
  return main;
};

describe("versions", () => {
  test.each([
    [
      "/handbook/2026/work/week",
      "version 2026, which is no longer maintained",
      "/handbook/work/week",
    ],
    [
      "/de/handbook/2026/work/chat",
      "Version 2026, die nicht mehr gepflegt wird",
      "/de/handbook",
    ],
  ])("%s says %j, and leads to %s", (address, words, target) => {
    const links = [...around(address).querySelectorAll("a")].filter(
      (link) => link.getAttribute("href") === target,
    );
    expect(links).toHaveLength(1);
    expect(wordsOf(links[0]?.closest("[role=note]"))).toContain(words);
  });
});
