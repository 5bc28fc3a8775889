import { act } from "@testing-library/react";
import { getGatsbyRuntime, type Loader } from "./gatsbyRuntime";
import { prefetchLinks } from "./prefetchLinks";

const enqueue = jest.fn(() => ({ abort: jest.fn() }));
const hovering = jest.fn();
const seen = new Set<Element>();
let notify: IntersectionObserverCallback = () => undefined;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    notify = callback;
  }
  observe = (link: Element) => seen.add(link);
  unobserve = (link: Element) => seen.delete(link);
}

/** Tells that all observed links enter the view. */
const show = () =>
  notify(
    [...seen].map((target) => ({ target, isIntersecting: true })) as never,
    {} as never,
  );

beforeAll(() => {
  window.IntersectionObserver = Observer as never;
  getGatsbyRuntime().___loader = { enqueue, hovering } as unknown as Loader;
  document.body.innerHTML = '<main><a href="/about">About</a></main>';
  prefetchLinks();
});
beforeEach(() => jest.clearAllMocks());

it("prefetches pages of links in view, of those that appear later, too", async () => {
  show();
  expect(enqueue).toHaveBeenCalledWith("/about");
  const main = document.querySelector("main");
  await act(async () => {
    main?.insertAdjacentHTML(
      "beforeend",
      '<p><a href="/blog.html?a=1">B</a></p>',
    );
    await Promise.resolve();
  });
  show();
  expect(enqueue).toHaveBeenLastCalledWith("/blog?a=1");
});

it.each([
  ["a file", "/blog/rss.xml", ""],
  ["another site", "https://example.org/", ""],
  ["a link to a dialog", "/search", "aria-haspopup"],
  ["a download", "/about", "download"],
  ["the page itself", "/", ""],
])("leaves out %s", async (_, href, attribute) => {
  await act(async () => {
    document.body.innerHTML = `<a href="${href}" ${attribute}>x</a>`;
    await Promise.resolve();
  });
  window.history.replaceState(null, "", "/");
  expect(seen.size).toBe(1);
  show();
  expect(enqueue).not.toHaveBeenCalled();
});

it("loads the page of a link under the pointer", () => {
  document.body.innerHTML = '<a href="/about"><b>About</b></a>';
  document
    .querySelector("b")
    ?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(hovering).toHaveBeenCalledWith("/about");
});
