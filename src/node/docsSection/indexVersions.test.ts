import { collectionsOf } from "./collectionsOf";
import { docsRoutes } from "./docsRoutes";
import { planDocs } from "./planDocs";
import type { CategoryFile } from "./readCategories";
import { noSources } from "./sidebarSources";
import { docRef, inBothLocales } from "./testing/docRef";

const next = { basePath: "/docs/next" };
const docs = inBothLocales([
  docRef("docs/guide/setup.mdx", next),
  docRef("docs/more/extra.mdx", next),
  docRef("docs@2.0/index.mdx"),
  docRef("docs@2.0/guide/setup.mdx"),
]);

const category: CategoryFile = {
  collapsible: true,
  collapsed: true,
  link: { type: "generated-index" },
  file: "content/docs/guide/_category_.yaml",
  lineOf: () => 1,
};

const collections = collectionsOf(["docs", "docs@2.0"], {});
const { plan, problems } = planDocs({
  docs,
  collections,
  sidebars: {
    sources: {
      ...noSources,
      categories: new Map(
        ["docs/guide", "docs/more", "docs@2.0/guide"].map((at) => [
          at,
          category,
        ]),
      ),
    },
    problems: [],
  },
});
const routes = new Map(
  [...docsRoutes(plan)].map((route) => [route.path, route]),
);
const at = (path: string) => routes.get(path)?.context;
/** Whether search engines are kept from each language of a list. */
const hiddenIn = (path: string) =>
  at(path)?.alternates.map(({ isHidden = false }) => isHidden);

test("lists are made where category files ask for them", () => {
  expect(problems).toEqual([]);
  const made = [...routes.values()].filter(
    ({ template, path }) => template === "DocsIndex" && !path.startsWith("/de"),
  );
  expect(made.map(({ path }) => path).sort()).toEqual([
    "/docs/guide",
    // Nobody wrote a page for the start of this version.
    "/docs/next",
    "/docs/next/guide",
    "/docs/next/more",
  ]);
});

test("a list knows the same one of other versions, and search engines the last alone", () => {
  for (const root of ["", "/de"]) {
    const versions = { current: "/docs/next/guide", "2.0": "/docs/guide" };
    const list = at(`${root}/docs/next/guide`);
    expect(list?.docs).toMatchObject({
      versions,
      about: { last: { path: `${root}/docs/guide`, isSame: true } },
    });
    expect(hiddenIn(`${root}/docs/next/guide`)).toEqual([true, true]);
    expect(at(`${root}/docs/guide`)?.docs?.versions).toEqual(versions);
    expect(hiddenIn(`${root}/docs/guide`)).toEqual([false, false]);
  }
});

test("a list that the last version lacks leads to its start, and may be found", () => {
  expect(at("/docs/next/more")?.docs?.about.last).toMatchObject({
    path: "/docs",
    isSame: false,
  });
  expect(hiddenIn("/docs/next/more")).toEqual([false, false]);
});
