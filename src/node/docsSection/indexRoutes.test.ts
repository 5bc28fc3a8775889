import type { DocRef } from "../nodes/contentNodes";
import { collectionsOf } from "./collectionsOf";
import { docsRoutes } from "./docsRoutes";
import { planDocs } from "./planDocs";
import { noSources } from "./sidebarSources";
import { category } from "./testing/makeSidebars";
import { docRef, inBothLocales } from "./testing/docRef";

const recipes = {
  "docs/02-recipes": category({
    label: { en: "Recipes", de: "Rezepte" },
    description: "Short answers.",
    link: { type: "generated-index" },
  }),
};

function routesOf(
  docs: readonly DocRef[],
  categories: Record<string, ReturnType<typeof category>> = {},
) {
  const collections = collectionsOf(
    docs.map(({ area }) => area),
    {},
  );
  const sources = {
    ...noSources,
    categories: new Map(Object.entries(categories)),
  };
  const sidebars = { sources, problems: [] };
  const { plan } = planDocs({ docs, collections, sidebars });
  return new Map([...docsRoutes(plan)].map((route) => [route.path, route]));
}

const handbook = inBothLocales([
  docRef("docs/index.mdx", { title: "Handbook" }),
  docRef("docs/02-recipes/01-soup.mdx", {
    title: "Soup",
    description: "Hot.",
  }),
  docRef("docs/02-recipes/02-secret.mdx", { isListed: false }),
  docRef("docs/02-recipes/03-bread/a.mdx", { title: "Rye" }),
  docRef("docs/02-recipes/03-bread/b.mdx", { title: "Oats" }),
]);

it("lists what is in a category, in each language, with its place among the others", () => {
  const routes = routesOf(handbook, recipes);
  const route = routes.get("/de/docs/recipes");
  expect(route).toMatchObject({
    template: "DocsIndex",
    source: "content/docs/02-guide/_category_.yaml",
    context: {
      locale: "de",
      alternates: [
        { locale: "en", path: "/docs/recipes", isStandIn: false },
        { locale: "de", path: "/de/docs/recipes", isStandIn: false },
      ],
      docs: {
        collection: "default",
        version: "current",
        id: null,
        sidebar: "defaultSidebar",
        crumbs: [],
        previous: { label: "Handbook", path: "/de/docs", lang: "en" },
        next: { label: "Soup", path: "/de/docs/recipes/soup", lang: "en" },
      },
      docsIndex: {
        title: "Rezepte",
        description: "Short answers.",
        entries: [
          {
            label: "Soup",
            path: "/de/docs/recipes/soup",
            description: "Hot.",
            lang: "en",
          },
          { label: "Bread", path: "/de/docs/recipes/bread/a", count: 2 },
        ],
      },
    },
  });
  // Its pages know it as the page above them.
  expect(routes.get("/docs/recipes/soup")?.context.docs).toMatchObject({
    crumbs: [{ label: "Recipes", path: "/docs/recipes" }],
    previous: { label: "Recipes", path: "/docs/recipes" },
    sidebarFile: routes.get("/docs/recipes")?.context.docs?.sidebarFile,
  });
});

it("gives an unlisted page its place in the sidebar", () => {
  const routes = routesOf(handbook, recipes);
  const contextOf = (path: string) => routes.get(path)?.context.docs;
  expect(contextOf("/docs/recipes/secret")?.unlisted).toEqual({
    at: 0,
    label: "recipes/secret",
  });
  expect(contextOf("/docs/recipes/soup")).not.toHaveProperty("unlisted");
});

it("lists a whole version where it has no page at its start, and only there", () => {
  const [, ...others] = handbook.filter(({ locale }) => locale === "en");
  const start = routesOf(inBothLocales(others)).get("/docs");
  expect(start?.template).toBe("DocsIndex");
  expect(start?.context.docsIndex).toEqual({
    title: null,
    description: null,
    entries: [{ label: "Recipes", path: "/docs/recipes/soup", count: 3 }],
  });
  expect(start?.context.docs?.next?.label).toBe("Soup");
  expect(routesOf(handbook).get("/docs")?.template).toBe("Doc");
  const hidden = inBothLocales([docRef("docs/a.md", { isListed: false })]);
  expect(routesOf(hidden).has("/docs")).toBe(false);
});

it("has one file for all pages that a sidebar stands beside, and one a language", () => {
  const files = [...routesOf(handbook).values()].map(
    ({ context }) => `${context.locale} ${context.docs?.sidebarFile}`,
  );
  expect(new Set(files).size).toBe(2);
  expect(files[0]).toMatch(/^en \/docs-sidebars\/[0-9a-f]{10}\.html$/);
});

it("keeps from search engines what the last version has as well", () => {
  const next = { basePath: "/docs/next" };
  const routes = routesOf(
    inBothLocales([
      docRef("docs/02-recipes/a.mdx", next),
      docRef("docs/03-new/b.mdx", next),
      docRef("docs@1.0/02-recipes/a.mdx"),
    ]),
    {
      ...recipes,
      "docs/03-new": category({ link: { type: "generated-index" } }),
      "docs@1.0/02-recipes": category({ link: { type: "generated-index" } }),
    },
  );
  const hidden = [...routes.values()]
    .filter(({ template }) => template === "DocsIndex")
    .filter(({ context }) => context.alternates.some((one) => one.isHidden))
    .map(({ path }) => path);
  expect(hidden.sort()).toEqual([
    "/de/docs/next",
    "/de/docs/next/recipes",
    "/docs/next",
    "/docs/next/recipes",
  ]);
});
