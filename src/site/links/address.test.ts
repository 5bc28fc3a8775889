import { isSkipped, plainPath, readAddress } from "./address";

const site = { baseUrl: "/", url: "https://www.example.com" };

test.each([
  ["/", "/"],
  ["/de/", "/de"],
  ["/about.html", "/about"],
  ["/de/about/index.html", "/de/about"],
  ["/index.html", "/"],
  ["/blog/%C3%BCber", "/blog/über"],
  ["/blog/u\u0308ber", "/blog/über"],
  ["/100%", "/100%"],
  ["/blog/rss.xml", "/blog/rss.xml"],
])("the plain form of %s is %s", (pathname, path) => {
  expect(plainPath(pathname)).toBe(path);
});

test.each([
  ["/about/?a=1#me", "/about", "me"],
  ["#%C3%BCber-mich", "/blog/a", "über-mich"],
  ["?page=2", "/blog/a", ""],
  ["b#x", "/blog/b", "x"],
  ["../imprint", "/imprint", ""],
  ["https://www.example.com/de/", "/de", ""],
  ["http://www.example.com/de", "/de", ""],
  ["//www.example.com/de#a:~:text=word", "/de", "a"],
  ["HTTPS://WWW.EXAMPLE.COM/De", "/De", ""],
  ["/a#:~:text=some%20words", "/a", ""],
])("%s leads to %s, anchor %j", (written, path, anchor) => {
  const address = readAddress(written, "/blog/a", site);
  expect(address).toEqual({ kind: "here", path, anchor });
});

test.each([
  "mailto:a@example.com",
  "tel:+49",
  "data:text/plain,a",
  "javascript:void 0",
  "blob:https://www.example.com/1",
  "//other.example/de",
  "https://example.com/",
  "https://www.example.com:8080/",
])("%s leads elsewhere", (written) => {
  expect(readAddress(written, "/", site)).toEqual({ kind: "elsewhere" });
});

test.each(["https://", "http://[", "//"])("%s leads nowhere", (written) => {
  expect(readAddress(written, "/", site)).toEqual({ kind: "unreadable" });
});

test("what begins as the owner says is left alone", () => {
  const skip = ["/shop", "https://www.linkedin.com/"];
  expect(isSkipped("/shop/cart", skip)).toBe(true);
  expect(isSkipped("https://www.linkedin.com/in/me", skip)).toBe(true);
  expect(isSkipped("/blog/shop", skip)).toBe(false);
});
