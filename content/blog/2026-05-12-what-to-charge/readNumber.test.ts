import { readNumber } from "./readNumber";

const none = Number.NaN;

it.each<[string, number, number]>([
  // what is written | what it is in English | in German
  ["78,000", 78_000, none],
  ["78.000", none, 78_000],
  ["1,000,000", 1_000_000, none],
  ["78 000", 78_000, 78_000],
  ["78\u202f000", 78_000, 78_000],
  ["1,234.56", 1_234.56, none],
  ["0.125", 0.125, none],
  ["0,125", none, 0.125],
  ["1234,125", none, 1_234.125],
  // On the way to more.
  ["3.", 3, none],
  [".5", 0.5, none],
  ["-1", -1, -1],
  [" 42 ", 42, 42],
  ["42 €", 42, 42],
  // Grouped as nobody groups.
  ["7,80", none, 7.8],
  ["7800,000", none, 7_800],
  ["1,00,000", none, none],
  ["1.2.3", none, none],
  // No numbers.
  ["", none, none],
  [".", none, none],
  ["-", none, none],
  ["1e3", none, none],
  ["0x10", none, none],
  ["forty", none, none],
  ["Infinity", none, none],
])("%j is %d in English, %d in German", (text, en, de) => {
  expect(readNumber(text, "en")).toBe(en);
  expect(readNumber(text, "de")).toBe(de);
});
