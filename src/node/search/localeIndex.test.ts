import { localeIndex } from "./localeIndex";
import type { SearchRecord } from "./searchRecord";

const record = (changes: Partial<SearchRecord> = {}): SearchRecord => ({
  kind: "page",
  url: "/a",
  title: "Kundendatenbank",
  lang: "de",
  description: "",
  authors: [],
  tags: [],
  year: null,
  headings: [],
  text: "Die Kundendatenbank der Firma",
  code: "",
  ...changes,
});
const languageOf = (locale: string) => (locale === "de" ? "de-AT" : "en-GB");
const index = (records: SearchRecord[], locale = "de", code = "1") =>
  localeIndex(locale, records, languageOf, code);
const filesOf = (records: SearchRecord[]) => [...index(records).make().files];

it("splits German compounds, in German texts alone", () => {
  const [german] = filesOf([record()]);
  expect(german?.content).toMatch(/"also\[data-x\]" data-x="[^"]*datenbank/);
  expect(german?.content).toMatch(/"alsoTitle\[data-x\]" data-x="[^"]*bank/);
  const [english] = filesOf([record({ lang: "en" })]);
  expect(english?.content).not.toContain("also");
});

it("stems as the locale's language does, also what stands in for a translation", () => {
  expect(index([record({ lang: "en" })]).language).toBe("de");
  expect(index([record()], "en").language).toBe("en");
});

it("lists words of four letters and more, the most used first", () => {
  const records = [
    record({ text: "Zwei Worte im Text" }),
    record({ text: "Zwei mehr: snake_case, x2y, Zwei" }),
    record({ text: "ein Text", title: "Worte" }),
  ];
  const words = index(records).make().words().split("\n");
  // What is about as frequent stands in alphabetical order.
  expect(words).toEqual(["Kundendatenbank", "Text", "Worte", "Zwei", "mehr"]);
});

it("has a stamp that changes with what is indexed and by which code, and with nothing else", () => {
  const { stamp } = index([record()]);
  expect(index([record()]).stamp).toBe(stamp);
  expect(index([record({ text: "Other" })]).stamp).not.toBe(stamp);
  expect(index([record({ url: "/b" })]).stamp).not.toBe(stamp);
  expect(index([record()], "en").stamp).not.toBe(stamp);
  expect(index([record()], "de", "2").stamp).not.toBe(stamp);
});

it("gives a page another address when anything of it changes", () => {
  const addresses = (own: Partial<SearchRecord>, ...rest: string[]) =>
    [...index([record(own)], ...rest).make().files].map(({ url }) => url);
  const all = [
    addresses({}),
    addresses({ title: "Other" }),
    // Found by it, and not shown.
    addresses({ description: "Other" }),
    addresses({}, "en"),
    addresses({}, "de", "2"),
  ].flat();
  expect(new Set(all).size).toBe(5);
  expect(addresses({})).toEqual(all.slice(0, 1));
});
