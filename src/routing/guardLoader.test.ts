import type { Loader, PageResources } from "./gatsbyRuntime";
import { gatsbyRuntime } from "./gatsbyRuntime";
import { cancelNavigation, guardLoader, isPageLoading } from "./guardLoader";
import { getLoadFailure, setLoadFailure } from "./openDocument";

jest.mock("gatsby-plugin-nprogress/gatsby-browser", () => ({
  onRouteUpdate: () => undefined,
  onRouteUpdateDelayed: () => undefined,
}));

const page: PageResources = { status: "success" };
let answers: Record<string, (resources: PageResources | undefined) => void>;
let shown: string[];
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  answers = {};
  shown = [];
  setLoadFailure(undefined);
  const loader: Loader = {
    loadPage: (path) =>
      new Promise((resolve) => {
        answers[path] = resolve;
      }),
    loadPageSync: () => ({ status: "error" }),
    hovering: () => undefined,
  };
  Object.assign(gatsbyRuntime(), {
    ___loader: loader,
    // As Gatsby's: it asks its loader once more.
    ___navigate: (to: string) => shown.push(to),
  });
  guardLoader(() => false);
});

const follow = (to: string) => gatsbyRuntime().___navigate(to);

it("shows the page that was requested last, whichever comes first", async () => {
  follow("/slow?a=b#c");
  follow("/quick?a=b#c");
  answers["/quick"]?.(page);
  await settled();
  answers["/slow"]?.(page);
  await settled();
  expect(shown).toEqual(["/quick?a=b#c"]);
  expect(isPageLoading()).toBe(false);
});

it("shows no page after Back has called it off", async () => {
  follow("/slow");
  cancelNavigation();
  answers["/slow"]?.(page);
  await settled();
  expect(shown).toEqual([]);
});

it("keeps a reader who is offline, and tells them", async () => {
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  follow("/gone?a=b");
  answers["/gone"]?.({ status: "error" });
  await settled();
  await settled();
  globalThis.fetch = fetchBefore;
  expect(getLoadFailure()).toBeDefined();
  expect(shown).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.mocked(console.warn).mockClear();
});

it("takes a page that failed before for one that is not loaded", () => {
  expect(gatsbyRuntime().___loader.loadPageSync("/failed")).toBeUndefined();
});
