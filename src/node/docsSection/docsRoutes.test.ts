import type { DocRef } from "../nodes/contentNodes";
import { collectionsOf } from "./collectionsOf";
import { docsRoutes } from "./docsRoutes";
import { planDocs } from "./planDocs";
import { docRef, inBothLocales, standIn } from "./testing/docRef";

const routesOf = (docs: readonly DocRef[]) => {
  const collections = collectionsOf(
    docs.map(({ area }) => area),
    {},
  );
  const { plan } = planDocs({ docs, collections });
  return new Map([...docsRoutes(plan)].map((route) => [route.path, route]));
};
const docsAt = (routes: ReturnType<typeof routesOf>, path: string) =>
  routes.get(path)?.context.docs;

const next = { basePath: "/docs/next" };
const guide = [
  docRef("docs/index.mdx", { ...next, title: "Handbook" }),
  docRef("docs/02-guide/index.mdx", { ...next, title: "Guide" }),
  docRef("docs/02-guide/01-setup.mdx", { ...next, title: "Setup" }),
  docRef("docs/02-guide/02-hidden.mdx", { ...next, isListed: false }),
  docRef("docs/02-guide/03-usage.mdx", {
    ...next,
    title: "Usage",
    paginationLabel: "To use it",
  }),
];

test("a page knows its place: what is above it, and what comes before and after", () => {
  const routes = routesOf(inBothLocales(guide));
  // A version without a page at its start has a list there.
  expect(routes.get("/de/docs")?.template).toBe("DocsIndex");
  expect(routes.size).toBe(12);
  expect(docsAt(routes, "/de/docs/next/guide/setup")).toMatchObject({
    collection: "default",
    version: "current",
    id: "guide/setup",
    sidebar: "defaultSidebar",
    crumbs: [{ label: "Guide", path: "/de/docs/next/guide" }],
    previous: { label: "Guide", path: "/de/docs/next/guide", lang: "en" },
    // The unlisted page between them is passed over.
    next: { label: "To use it", path: "/de/docs/next/guide/usage", lang: "en" },
  });
  expect(docsAt(routes, "/docs/next")?.previous).toBeNull();
  expect(docsAt(routes, "/docs/next/guide/usage")?.next).toBeNull();
  expect(docsAt(routes, "/docs/next/guide/hidden")).toMatchObject({
    previous: { label: "Setup" },
    next: { label: "To use it" },
  });
});

test.each<[string, DocRef["chosen"], object]>([
  [
    "another neighbour",
    { next: "guide/usage" },
    { next: { label: "To use it", path: "/docs/next/guide/usage" } },
  ],
  [
    "no neighbours",
    { previous: null, next: null },
    { previous: null, next: null, sidebar: "defaultSidebar" },
  ],
  [
    "a neighbour that is a draft, and so not there",
    { next: "plans" },
    { next: null, previous: { label: "Handbook" } },
  ],
  [
    "no sidebar",
    { sidebar: null },
    { sidebar: null, crumbs: [], previous: null, next: null },
  ],
  [
    "the sidebar that it has anyway",
    { sidebar: "defaultSidebar" },
    { sidebar: "defaultSidebar", previous: { label: "Handbook" } },
  ],
])("a page can choose %s", (_, chosen, expected) => {
  const old = docRef("docs@1.0/old.mdx");
  const page = docRef("docs/begin.mdx", { ...next, position: 1, chosen });
  const routes = routesOf([...guide, page, old]);
  expect(docsAt(routes, "/docs/next/begin")).toMatchObject(expected);
});

test("a page knows itself in other versions, by the paths of its language", () => {
  const english = docRef("docs@1.0/guide/setup/en.mdx");
  const german = docRef("docs@1.0/guide/setup/de.mdx", {
    slug: "/guide/einrichtung",
  });
  const only = docRef("docs@1.0/gone.mdx");
  const routes = routesOf([
    ...inBothLocales(guide),
    ...[english, german, only, standIn(only, "de")],
  ]);
  expect(docsAt(routes, "/docs/next/guide/setup")?.versions).toEqual({
    current: "/docs/next/guide/setup",
    "1.0": "/docs/guide/setup",
  });
  expect(docsAt(routes, "/de/docs/guide/einrichtung")?.versions).toEqual({
    current: "/docs/next/guide/setup",
    "1.0": "/docs/guide/einrichtung",
  });
  expect(docsAt(routes, "/docs/gone")?.versions).toEqual({
    "1.0": "/docs/gone",
  });
});

test("languages of a page are told of each other", () => {
  const english = docRef("docs/a/en.mdx");
  const german = docRef("docs/a/de.mdx", { slug: "/aa" });
  const alone = docRef("docs/b.mdx");
  const routes = routesOf([english, german, alone, standIn(alone, "de")]);
  expect(routes.get("/docs/a")?.context.alternates).toEqual([
    { locale: "en", path: "/docs/a", isStandIn: false },
    { locale: "de", path: "/de/docs/aa", isStandIn: false },
  ]);
  expect(routes.get("/docs/b")?.context.alternates[1]).toEqual({
    locale: "de",
    path: "/de/docs/b",
    isStandIn: true,
    lang: "en",
  });
});
