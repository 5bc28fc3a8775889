import { layoutCard, layoutTitle } from "./layoutCard";
import { readTypefaces, widthOf } from "./typefaces";

const faces = readTypefaces(process.cwd());
const card = {
  title: "Reading a contract",
  authors: "Alex Example and Kim Muster",
  date: "14 March 2026",
  site: "Example & Partners",
  host: "example.com",
};

const columnWidth = 780;

test.each([
  ["Go", 88, 1],
  ["A whole service in one file", 88, 2],
  ["Why a freelancer keeps a notebook in public", 76, 3],
  [
    "Working across time zones: what a freelancer learned from nine years of early calls and late replies",
    56,
    4,
  ],
])("%j is set in %i pixels, on %i lines", (title, size, count) => {
  const set = layoutTitle(faces.serif, title);
  expect([set.size, set.lines.length]).toEqual([size, count]);
  expect(set.lines.join(" ")).toBe(title);
});

test.each([
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "Was Barrierefreiheitsstärkungsgesetz und Datenschutzgrundverordnung verlangen",
  "https://www.example.com/a-path/that-goes-on-and-on/and-never-ends/anywhere",
  "W".repeat(60),
  "many words ".repeat(40).trim(),
])("no line of %j leaves the column, and there are four at most", (title) => {
  const { size, lines } = layoutTitle(faces.serif, title);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const text of lines) {
    const width = widthOf(faces.serif, text, -0.015) * size;
    expect(width).toBeLessThanOrEqual(columnWidth);
    expect(width).toBeGreaterThan(0);
  }
});

test("a word that must be divided is so in the size that needs fewer hyphens", () => {
  const title = "Die Donaudampfschifffahrtsgesellschaftskapitänsmütze";
  expect(layoutTitle(faces.serif, title)).toEqual({
    size: 56,
    lines: ["Die Donaudampfschifffahrts-", "gesellschaftskapitänsmütze"],
  });
});

test("a title without end ends in an ellipsis", () => {
  const { size, lines } = layoutTitle(faces.serif, "many words ".repeat(40));
  expect(size).toBe(56);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/(?:many|words)…$/);
});

test("the date stands on the title's first line", () => {
  const runs = layoutCard(faces, card);
  const [title] = runs.filter(({ text }) => text === card.title);
  const [date] = runs.filter(({ text }) => text.startsWith("14 "));
  expect(date?.baseline).toBe(title?.baseline);
});

test("without authors the address stands where they would", () => {
  const hostOf = (authors: string) =>
    layoutCard(faces, { ...card, authors }).find(
      ({ text }) => text === card.host,
    );
  expect(hostOf(card.authors)).toMatchObject({ right: 72 });
  expect(hostOf("")).toMatchObject({ left: 348 });
});

test("many authors leave room for the address", () => {
  const authors = "Alexandra Mustermann-Beispiel, Kim Muster, ".repeat(3);
  const texts = layoutCard(faces, { ...card, authors }).map(({ text }) => text);
  expect(texts.find((text) => text.startsWith("Alexandra"))).toMatch(/…$/);
});

test("a quotation mark hangs, so that the letters stand in line", () => {
  const left = (title: string) =>
    layoutCard(faces, { ...card, title }).find(({ size }) => size > 40)?.left;
  expect(left("Zitat")).toBe(348);
  expect(left("„Zitat“")).toBeLessThan(330);
});
