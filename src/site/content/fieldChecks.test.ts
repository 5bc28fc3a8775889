import { readTocLevels } from "./fieldChecks";
import { text } from "./fields";

test("an entry has the levels of contents of the site, its own, or no contents", () => {
  const site = { toc: { minLevel: 2, maxLevel: 3 } };
  const report = jest.fn();
  expect(readTocLevels({}, site, report)).toEqual(site.toc);
  expect(readTocLevels({ toc_max_heading_level: 4 }, site, report)).toEqual({
    minLevel: 2,
    maxLevel: 4,
  });
  expect(
    readTocLevels({ hide_table_of_contents: true }, site, report),
  ).toBeUndefined();
});

test("a text that its author has broken into lines is one line", () => {
  const written = "One\n  two,\n\nthree\u00a0four \n";
  expect(text("some text").parse(written)).toBe("One two, three\u00a0four");
});
