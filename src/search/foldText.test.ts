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
  ["Quelle, QUER, neue", "quelle, quer, neu"],
  ["Aerger, aërob, Haeee", "arger, arob, haee"],
  ["Μαΐου", "μαιου"],
  ["한글 İ", "한글 i".normalize("NFD").replace(/\p{M}/gu, "")],
  ["", ""],
])("%s looks like %s", (text, folded) => {
  expect(foldText(text).folded).toBe(folded);
});

it("tells where each letter stands in the text", () => {
  const { folded, placeOf } = foldText("Maße, Oel");
  expect(folded).toBe("masse, ol");
  const places = Array.from({ length: folded.length + 1 }, (_, at) =>
    placeOf(at),
  );
  expect(places).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 8, 9]);
});
