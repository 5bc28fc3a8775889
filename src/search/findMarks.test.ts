import { cutAtMarks, findMarks } from "./findMarks";
import { searchTerms } from "./searchTerms";

const marked = (text: string, query: string, language = "de") =>
  cutAtMarks(text, findMarks(text, searchTerms(query, language)))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["Die Datenbanken ruhen", "Datenbank", "Die [Datenbanken] ruhen"],
  ["Eine Kundendatenbank", "Datenbank", "Eine Kunden[datenbank]"],
  ["Alle Verträge", "Vertraege", "Alle [Verträge]"],
  ["Ein Vertrag", "Verträge", "Ein [Vertrag]"],
  ["Die Häuser", "Haus", "Die [Häuser]"],
  ["Große Straße", "strassen gross", "[Große] [Straße]"],
  ["Im Mai", "ai", "Im Mai"],
  ["Nichts davon", "Rechnung", "Nichts davon"],
])("%s for %s", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it("knows English endings", () => {
  expect(marked("Two queries", "query", "en")).toBe("Two [queries]");
  expect(marked("Accessibility", "accessible", "en")).toBe("[Accessibility]");
});

it("takes signs of regular expressions for what they are", () => {
  expect(marked("a (b) c++", "c++ (", "en")).toBe("a (b) [c]++");
});
