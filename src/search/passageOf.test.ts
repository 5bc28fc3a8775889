import { findMarks } from "./findMarks";
import { passageOf } from "./passageOf";
import { searchTerms } from "./searchTerms";

const passage = (text: string, query: string) =>
  passageOf(text, findMarks(text, searchTerms(query, "en")));
const plain = (text: string, query: string) =>
  passage(text, query)
    .map((piece) => piece.text)
    .join("");
const filler = "lorem ipsum dolor ".repeat(30);

it("shows a short text whole", () => {
  expect(plain("A short text.", "short")).toBe("A short text.");
});

it("shows the beginning where nothing is found", () => {
  expect(plain(filler, "rabbit")).toMatch(/^lorem .+ …$/);
});

it("shows where most words of the query stand together, cut at words", () => {
  const text = `One rabbit. ${filler}The white rabbit ran. ${filler}`;
  const shown = plain(text, "white rabbit");
  expect(shown).toMatch(/^… (?:lorem|ipsum|dolor) /);
  expect(shown).toContain("white rabbit");
  expect(shown.length).toBeLessThan(220);
});
