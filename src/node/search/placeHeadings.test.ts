import { placeHeadings } from "./placeHeadings";

const headings = [
  { id: "its", title: "It’s “first”", depth: 2 },
  {
    id: "long",
    title: "A heading of many words, longer than a line’s beginning",
    depth: 2,
  },
  { id: "end", title: "End", depth: 2 },
];
const place = (...lines: string[]) =>
  placeHeadings({ text: lines.join("\n"), headings }).map(
    ({ heading }) => heading?.id,
  );

it("finds headings whatever their quotation marks", () => {
  const long = "A heading of many words, longer than a line's beginning";
  expect(place("Before", 'It\'s "first"', long, "", "End")).toEqual([
    undefined,
    "its",
    "long",
    undefined,
    "end",
  ]);
});

it("takes no line for one that only begins or ends like it", () => {
  const long = "A heading of many words, longer than a line's middle";
  expect(place("It's first of all", long, "The End", "Ending")).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
