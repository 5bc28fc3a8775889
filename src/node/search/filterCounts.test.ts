import { filterCounts } from "./filterCounts";
import type { SearchRecord } from "./searchRecord";

const record = (changes: Partial<SearchRecord>): SearchRecord => ({
  kind: "post",
  url: "/a",
  title: "A",
  lang: "en",
  description: "",
  authors: [],
  tags: [],
  year: null,
  headings: [],
  text: "",
  code: "",
  ...changes,
});

it("counts pages by tag, year and language", () => {
  const records = [
    record({ tags: ["Git", "Craft"], year: "2026" }),
    record({ tags: ["Git"], year: "2026", lang: "de" }),
    // A tag may be called like what every object has.
    record({ tags: ["constructor"] }),
  ];
  expect(filterCounts(records)).toEqual({
    tag: { Craft: 1, Git: 2, constructor: 1 },
    year: { "2026": 2 },
    lang: { de: 1, en: 2 },
  });
});
