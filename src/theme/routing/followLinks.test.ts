import { followLinks } from "./followLinks";
import { getGatsbyRuntime } from "./gatsbyRuntime";

const navigate = jest.fn();
/** The browser's turn, after all of ours; it must not happen in a test. */
const browser = jest.fn((event: Event) => {
  const wasLeft = !event.defaultPrevented;
  event.preventDefault();
  return wasLeft;
});

beforeAll(() => {
  getGatsbyRuntime().___navigate = navigate;
  followLinks();
  window.addEventListener("click", browser);
});
beforeEach(() => jest.clearAllMocks());

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const inside = document.querySelector("b") ?? document.querySelector("a");
  inside?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...init }),
  );
}

it("follows a link to a page, with query and hash", () => {
  click('<a href="/about?a=1#b"><b>About</b></a>');
  expect(navigate).toHaveBeenCalledWith("/about?a=1#b", { replace: false });
  expect(browser).toHaveReturnedWith(false);
});

it.each(["/about", "/about?a=1#b"])(
  "%s replaces the entry of the page that is shown",
  (to) => {
    window.history.replaceState(null, "", "/about?a=1#b");
    click(`<a href="${to}">About</a>`);
    expect(navigate).toHaveBeenCalledWith(to, { replace: true });
  },
);

it.each<[string, string, MouseEventInit]>([
  ["another site", '<a href="https://example.org/">x</a>', {}],
  ["an address for mail", '<a href="mailto:a@example.org">x</a>', {}],
  ["a file", '<a href="/blog/rss.xml">x</a>', {}],
  ["a download", '<a href="/about" download>x</a>', {}],
  ["a place on this page", '<a href="#main">x</a>', {}],
  ["a link that opts out", '<a href="/about" target="_self">x</a>', {}],
  ["a new tab", '<a href="/about">x</a>', { ctrlKey: true }],
  ["no link", "<b>x</b>", {}],
])("leaves %s to the browser", (_what, html, init) => {
  click(html, init);
  expect(navigate).not.toHaveBeenCalled();
  expect(browser).toHaveReturnedWith(true);
});

it("leaves alone what somebody else has followed", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), {
    once: true,
  });
  click('<a href="/about">x</a>');
  expect(navigate).not.toHaveBeenCalled();
});
