import type { Loader, PageResources } from "./gatsbyRuntime";
import { guardLoader } from "./guardLoader";

/** A loader that has loaded the page of a path; what else it does is not asked. */
function loaderOf(loaded: string) {
  const resources = { status: "success" } as PageResources;
  const loader = {
    loadPageSync: (path: string) => (path === loaded ? resources : undefined),
    loadPage: () => Promise.resolve(undefined),
    enqueue: jest.fn(),
    hovering: jest.fn(),
  } as unknown as Loader;
  guardLoader(loader, () => false);
  return loader;
}

it("gives one page for all queries", () => {
  const { loadPageSync } = loaderOf("/search");
  expect(loadPageSync("/search?q=a")).toBeDefined();
  expect(loadPageSync("/other?q=a")).toBeUndefined();
});

it("knows the first page in develop, which Gatsby loads with its query there", () => {
  const mode = jest.replaceProperty(process.env, "NODE_ENV", "development");
  const { loadPageSync } = loaderOf("/search?q=a");
  expect(loadPageSync("/search?q=a")).toBeDefined();
  expect(loadPageSync("/search")).toBeUndefined();
  mode.restore();
});
