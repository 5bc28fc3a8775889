import { foldText } from "./foldText";

it.each([
  ["Straße", "strasse"],
  ["Verträge", "vertrage"],
  ["Vertraege", "vertrage"],
  ["GRÖSSE", "grosse"],
  ["Größe", "grosse"],
  ["Müller", "muller"],
  ["Mueller", "muller"],
  ["query", "query"],
  ["café", "cafe"],
  ["", ""],
])("%s looks like %s", (text, folded) => {
  expect(foldText(text).folded).toBe(folded);
});

it("tells where each letter stands in the text", () => {
  const { folded, at } = foldText("Maße, Oel");
  expect(folded).toBe("masse, ol");
  expect(at).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 8, 9]);
});
