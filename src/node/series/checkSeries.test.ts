/** @jest-environment node */
import { checkSeries } from "./checkSeries";

const part = (name: string, own: object = {}) => ({
  sourcePath: `content/blog/${name}/en.mdx`,
  locale: "en",
  isStandIn: false,
  isListed: true,
  seriesKey: "moving-data" as string | null,
  seriesOrder: null as number | null,
  lines: { series: 5 },
  ...own,
});

test("nothing to say where all is well", () => {
  const parts = [
    part("a", { seriesOrder: 1 }),
    part("b", { seriesOrder: 2 }),
    part("c"),
    part("d"),
    part("e", { seriesKey: null, seriesOrder: 1 }),
    part("f", { seriesKey: "other", seriesOrder: 1 }),
    part("g", { locale: "de", seriesOrder: 1 }),
    part("h", { isListed: false, seriesOrder: 1 }),
    part("i", { isStandIn: true, seriesOrder: 1, seriesKey: "unknown" }),
    part("j", { isStale: true, seriesOrder: 1, seriesKey: "unknown" }),
  ];
  expect(checkSeries(parts, ["moving-data", "other"])).toEqual([]);
});

test("a key near another was likely meant to be that one", () => {
  expect(checkSeries([part("a")], ["moving-date", "git"])).toEqual([
    {
      severity: "warning",
      file: "content/blog/a/en.mdx",
      line: 5,
      field: "series",
      message:
        'The series "moving-data" is not in content/series.yaml, so it has no title in each language.',
      allowed: "moving-date, git",
      fix: 'Did you mean "moving-date"?',
    },
  ]);
});

test("a key like no other wants an entry", () => {
  expect(checkSeries([part("a")], ["git"])).toMatchObject([
    { fix: 'Add "moving-data:" to content/series.yaml.' },
  ]);
});

test("without series.yaml every key is welcome", () => {
  expect(checkSeries([part("a")], [])).toEqual([]);
});

test("two posts in one place are named, both", () => {
  const parts = [part("a", { seriesOrder: 2 }), part("b", { seriesOrder: 2 })];
  expect(checkSeries(parts, [])).toEqual([
    {
      severity: "warning",
      file: "content/blog/b/en.mdx",
      line: 5,
      field: "series_order",
      message:
        'Two posts are part 2 of the series "moving-data": this one and content/blog/a/en.mdx. The older one comes first.',
      value: 2,
      fix: "Give one of them another number.",
    },
  ]);
});
