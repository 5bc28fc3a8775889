import { absoluteUrl, siteConfig, stripBaseUrl, withBaseUrl } from "./resolved";
import { resolveSite } from "./resolveSite";
import { minimalSite } from "./testing/minimalSite";

test.each([
  [undefined, "/"],
  ["/", "/"],
  ["/project/", "/project/"],
  ["/project", "/project/"],
  ["project", "/project/"],
  ["/~me/my.site/", "/~me/my.site/"],
])("baseUrl %j is %s", (baseUrl, resolved) => {
  expect(resolveSite(minimalSite({ baseUrl })).baseUrl).toBe(resolved);
});

test("a site at its host's root leaves addresses as they are", () => {
  for (const address of ["/", "/about", "#a", ""]) {
    expect(withBaseUrl(address)).toBe(address);
    expect(stripBaseUrl(address)).toBe(address);
  }
});

describe("below /blog/", () => {
  beforeEach(() => {
    jest.replaceProperty(siteConfig, "baseUrl", "/blog/");
  });

  test.each([
    ["/", "/blog/"],
    ["/about?a#b", "/blog/about?a#b"],
    ["/blog", "/blog/blog"],
    ["/blogger", "/blog/blogger"],
  ])("%s is at %s", (path, address) => {
    expect(withBaseUrl(path)).toBe(address);
    expect(stripBaseUrl(address)).toBe(path);
    expect(absoluteUrl(path)).toBe(siteConfig.url + address);
  });

  test.each(["", "#a", "?a", "a", "//example.com/a", "mailto:a@example.com"])(
    "%j stays as it is",
    (address) => {
      expect(withBaseUrl(address)).toBe(address);
      expect(stripBaseUrl(address)).toBe(address);
    },
  );

  test("what only begins alike is another site's", () => {
    expect(stripBaseUrl("/blogger")).toBe("/blogger");
    expect(stripBaseUrl("/blog")).toBe("/");
  });
});
