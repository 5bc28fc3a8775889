import { foundPageOf } from "./foundPageOf";
import { placeHeadings } from "./placeHeadings";
import type { SearchRecord } from "./searchRecord";

const record: SearchRecord = {
  kind: "post",
  url: "/de/blog/a",
  title: "A",
  lang: "de",
  description: "",
  authors: ["Kim Muster", "Alex"],
  tags: ["Front end"],
  year: "2026",
  headings: [{ id: "its", title: "It’s first", depth: 2 }],
  text: "Before!\nIt's first\nA line",
  code: "a\n  < b",
};

it("holds what is shown, code last, and where headings begin", () => {
  expect(foundPageOf(record, placeHeadings(record))).toEqual({
    path: "/de/blog/a",
    title: "A",
    kind: "post",
    lang: "de",
    year: "2026",
    tags: ["Front end"],
    authors: "Kim Muster Alex",
    text: "Before! It’s first. A line. a < b",
    headings: [{ id: "its", title: "It’s first", at: "Before! ".length }],
  });
});

it("has no year where there is none", () => {
  expect(foundPageOf({ ...record, year: null }, [])).not.toHaveProperty("year");
});
