/** @jest-environment node */
import { rmSync } from "node:fs";
import { resolve, root } from "./testing/linkedSite";

afterAll(() => rmSync(root, { recursive: true }));

const one = "blog/2025-01-02-one";

const targetOf = (folder: string, locale: string, url: string) => {
  const { texts: resolved, faults } = resolve(folder, locale, [url]);
  expect(faults).toEqual([]);
  const [target] = resolved[0]?.targets ?? [];
  return target?.to;
};

test.each([
  ["../2025-02-03-two", "/blog/two", "/de/blog/two"],
  ["../2025-02-03-two.md", "/blog/two", "/de/blog/two"],
  ["../2025-02-03-two.md?a=b#c", "/blog/two?a=b#c", "/de/blog/two?a=b#c"],
  ["../2025-03-04-drei/", "/blog/drei", "/de/blog/drei"],
  ["../2025-03-04-drei/index.de.mdx", "/blog/drei", "/de/blog/drei"],
  ["../../pages/about/en.mdx", "/about", "/de/ueber-mich"],
  ["../../pages/about/de.mdx#weg", "/about#weg", "/de/ueber-mich#weg"],
  ["../../pages/about/de", "/about", "/de/ueber-mich"],
  ["de.mdx", "/blog/one", "/de/blog/eins"],
  ["./en.mdx#top", "/blog/one#top", "/de/blog/eins#top"],
  [".", "/blog/one", "/de/blog/eins"],
])("the path %s leads to %s, and in German to %s", (url, en, de) => {
  expect(targetOf(one, "en", url)).toBe(en);
  expect(targetOf(one, "de", url)).toBe(de);
});

test("a text that is one file has its folder's paths", () => {
  const two = "blog/2025-02-03-two";
  expect(targetOf(two, "en", "./2025-01-02-one")).toBe("/blog/one");
  expect(targetOf(two, "de", "2025-01-02-one/en.mdx")).toBe("/de/blog/eins");
});

test.each([
  // Written, on the English page, on the German page of the German text.
  ["/blog/one", undefined, undefined],
  ["/blog/one/", "/blog/one", "/blog/one"],
  ["/blog/one.html#x", "/blog/one#x", "/blog/one#x"],
  ["/de/blog/eins", undefined, undefined],
  ["/blog/archive", undefined, undefined],
  ["/cv.pdf", undefined, undefined],
  ["/tool/", undefined, undefined],
  ["/blog/rss.xml", undefined, undefined],
  ["/shop/cart", undefined, undefined],
  ["#a", undefined, undefined],
  ["?a=b", undefined, undefined],
  ["mailto:a@example.com", undefined, undefined],
  ["https://other.example/x", undefined, undefined],
  ["https://www.example.com/de/blog/eins/", undefined, undefined],
])("the address %s becomes %s, in German %s", (url, en, de) => {
  expect(targetOf(one, "en", url)).toBe(en);
  expect(targetOf(one, "de", url)).toBe(de);
});

test("a slug that the text's own language has needs no locale", () => {
  expect(targetOf(one, "de", "/blog/eins")).toBe("/de/blog/eins");
  expect(targetOf(one, "de", "/ueber-mich#weg")).toBe("/de/ueber-mich#weg");
});

test("a stand-in leads on in the language of its page, unless another was meant", () => {
  const english = "blog/2025-02-03-two";
  expect(targetOf(english, "de", "/blog/one#x")).toBe("/de/blog/eins#x");
  expect(targetOf(english, "de", "/blog/archive")).toBe("/de/blog/archive");
  expect(targetOf(english, "de", "/")).toBe("/de");
  expect(targetOf(english, "de", "/de/blog/eins")).toBeUndefined();
  const german = "blog/2025-03-04-drei";
  expect(targetOf(german, "en", "/de/blog/eins")).toBe("/blog/one");
  expect(targetOf(german, "en", "/blog/one")).toBeUndefined();
});

test.each([
  ["./invoice.pdf", "invoice.pdf"],
  ["invoice.pdf#page=2", "invoice.pdf#page=2"],
  ["./%C3%9Cbersicht%201.pdf", "Übersicht 1.pdf"],
  ["./Übersicht 1.pdf", "Übersicht 1.pdf"],
  ["./U\u0308bersicht 1.pdf", "Übersicht 1.pdf"],
  ["./notes", "notes"],
  ["../../pages/about/de.txt", "de.txt"],
])("the file %s is copied", (url, name) => {
  const { texts: resolved, assets, faults } = resolve(one, "de", [url]);
  expect(faults).toEqual([]);
  expect(resolved[0]?.targets).toEqual([
    {
      written: decodeURIComponent(url).normalize("NFC"),
      to: `/static/hash/${name}`,
    },
  ]);
  expect([...assets]).toEqual([
    url.startsWith("../")
      ? "content/pages/about/de.txt"
      : `content/${one}/${name.replace(/#.*/, "")}`,
  ]);
});
