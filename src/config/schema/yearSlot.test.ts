/** @jest-environment node */
import { checkSite } from "../check";
import { minimalSite } from "../testing/minimalSite";

const check = (copyright: unknown) => {
  const site = minimalSite();
  const blog = { ...site.blog, feeds: { copyright } };
  return checkSite({ ...site, blog, footer: { copyright } });
};

test.each(["© {year} Alex", "© Alex", { en: "© {year} A", de: "© {year} B" }])(
  "%j is a copyright",
  (copyright) => {
    expect(check(copyright)).toEqual([]);
  },
);

test("what stands in braces and is not the year is told, in the footer and in feeds", () => {
  expect(check("© {jahr} Alex")).toEqual(
    ["footer.copyright", "blog.feeds.copyright"].map((path) => ({
      path,
      message: `"${path}" has {jahr}, which nothing is put in for.`,
      value: "© {jahr} Alex",
      allowed: "a text, in which {year} stands for the year",
      fix: "Write {year} instead of {jahr}, or leave out the braces.",
    })),
  );
});

test("the text of a language is told by itself", () => {
  const [found] = check({ en: "© {year} A", de: "© { year } A" });
  expect(found).toMatchObject({
    path: "footer.copyright.de",
    fix: "Write {year} instead of { year }, or leave out the braces.",
  });
});
