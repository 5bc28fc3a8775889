import { cleanAddress } from "./cleanAddress";

it.each([
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/de/index.html?a=1#main", "/de?a=1#main"],
  ["/de/about", "/de/about"],
  ["/about/", "/about/"],
  ["/blog/html?a=.html", "/blog/html?a=.html"],
])("turns %s into %s", (address, expected) => {
  window.history.replaceState(null, "", address);
  window.eval(cleanAddress);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});
