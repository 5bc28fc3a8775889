import { askAll } from "../build/site/askAll";
import { filesThatSay } from "../build/site/hiddenPosts";
import { pages } from "../build/site/pages";
import { documentAt } from "../build/site/docsPages";

const own = (address: string) => [
  `${address}.html`,
  `${address}/index.html`,
  `page-data/${address}/page-data.json`,
];

test.each(["Secret rates", "quicksilver", "next/rates"])(
  "no file says %j, which is a draft's",
  (words) => {
    expect(filesThatSay(words)).toEqual([]);
  },
);

test.each(["palimpsest", "A special offer"])(
  "nothing but its own pages says %j, which is unlisted",
  (words) => {
    const expected = ["docs/next/offer", "de/docs/next/offer"].flatMap(own);
    expect(filesThatSay(words).sort()).toEqual(expected.sort());
  },
);

test("no other page leads to what is unlisted", () => {
  const leading = pages.filter(({ path, document }) => {
    const link = document.querySelector("a[href$='/docs/next/offer']");
    return link && !path.endsWith("/docs/next/offer");
  });
  expect(leading.map(({ path }) => path)).toEqual([]);
});

test("what is unlisted says so, and asks search engines to pass by", () => {
  const document = documentAt("/docs/next/offer");
  const robots = document.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector("main [role=note]")).not.toBeNull();
  const [start] = askAll([{ locale: "en", query: "palimpsest" }]);
  expect(start?.count).toBe(0);
});
