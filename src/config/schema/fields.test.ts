import { docsSlug, entrySlug, oldAddress, siteUrl } from "./fields";

test.each([
  ["/old", true],
  ["/alt/%C3%BCber", true],
  ["/100%", true],
  ["/a/../b", false],
  ["/a//b", false],
  ["/%2e%2e/%2e%2e/victim.html", false],
  ["/a%2F..%2Fb", false],
  ["/..\\..\\victim.html", false],
  ["/..%5c..%5cvictim.html", false],
])("the earlier address %s: %s", (address, isValid) => {
  expect(oldAddress.safeParse(address).success).toBe(isValid);
});

test.each([
  ["a-post", true],
  ["2026/1.10", true],
  ["rss.xml", false],
  ["index.html", false],
  ["Photo.JPG", false],
])("the slug %s: %s", (slug, isValid) => {
  expect(entrySlug.safeParse(slug).success).toBe(isValid);
  expect(docsSlug.safeParse(slug).success).toBe(isValid);
});

test.each([
  ["https://localhost.de", true],
  ["https://local.example.com", true],
  ["https://0.example.com", true],
  ["https://xn--mller-kva.de", true],
  ["https://müller.de", true],
  ["https://10.0.0.2:8080", false],
  ["http://192.168.178.20", false],
  ["http://mac.local", false],
  ["http://[::1]", false],
  ["https://alex:secret@example.com", false],
])("the site's address %s: %s", (url, isValid) => {
  expect(siteUrl.safeParse(url).success).toBe(isValid);
});

test("the slash at the end of an address without a path goes", () => {
  expect(siteUrl.parse("https://kim.example/")).toBe("https://kim.example");
});
