import { readTocLevels } from "./fieldChecks";

test("an entry has the levels of contents of the site, its own, or no contents", () => {
  const site = { toc: { minLevel: 2, maxLevel: 3 } };
  const source = { lineOf: () => 1, report: jest.fn() };
  expect(readTocLevels({}, site, source)).toEqual(site.toc);
  expect(readTocLevels({ toc_max_heading_level: 4 }, site, source)).toEqual({
    minLevel: 2,
    maxLevel: 4,
  });
  expect(
    readTocLevels({ hide_table_of_contents: true }, site, source),
  ).toBeUndefined();
});
