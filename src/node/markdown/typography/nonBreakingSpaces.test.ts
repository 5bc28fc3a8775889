import { findNonBreakingSpaces } from "./nonBreakingSpaces";

const bind = (tag: string, text: string) =>
  text.replace(findNonBreakingSpaces(tag), "~").replaceAll("\n", "/");

test.each([
  ["am 10. Juli 2026", "am 10.~Juli 2026"],
  ["vom 1. bis 12. Jan. und am 3. März", "vom 1. bis 12.~Jan. und am 3.~März"],
  ["am 3. 4. 2026", "am 3.~4. 2026"],
  ["am 10.\nJuli", "am 10.~Juli"],
  ["Im Jahr 2010. Juli war es", "Im Jahr 2010. Juli war es"],
  ["z. B. oder i. d. R. so", "z.~B. oder i.~d.~R. so"],
  ["Nr. 2, S. 5, Abs. 2 und § 5", "Nr.~2, S.~5, Abs.~2 und §~5"],
  ["20 kB, 15 %, 5 €, 8 Uhr, 3 Mio.", "20~kB, 15~%, 5~€, 8~Uhr, 3~Mio."],
  ["4 m², 80 km/h, 3,5 s", "4~m², 80~km/h, 3,5~s"],
  ["20 Minuten, 3 sind hier, 5 gute", "20 Minuten, 3 sind hier, 5 gute"],
  ["mit Nr. und S. Meier", "mit Nr. und S. Meier"],
])("German: %j", (text, expected) => {
  expect(bind("de-DE", text)).toBe(expected);
});

test.each([
  ["on 10 July or Jul. 10, 2026", "on 10~July or Jul.~10, 2026"],
  ["in July 2026", "in July 2026"],
  ["No. 2, p. 5, pp. 3, Fig. 1", "No.~2, p.~5, pp.~3, Fig.~1"],
  ["at 5 pm, 8 a.m., 20 kB", "at 5~pm, 8~a.m., 20~kB"],
  ["version 2 is, 3 marches", "version 2 is, 3 marches"],
])("English: %j", (text, expected) => {
  expect(bind("en-GB", text)).toBe(expected);
});

test("a language whose months are numbers has the rest", () => {
  expect(bind("ja", "1 月 20 kB")).toBe("1 月 20~kB");
});
