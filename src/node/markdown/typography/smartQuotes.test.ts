import { educate, typographyIn } from "./smartQuotes";

const set = (tag: string) => (text: string) =>
  educate(text, typographyIn(tag)).join("");

test.each([
  ['"Hello," she said.', "“Hello,” she said."],
  ["It's the '90s, isn't it?", "It’s the ’90s, isn’t it?"],
  ["'Tis rock 'n' roll, get 'em", "’Tis rock ’n’ roll, get ’em"],
  ["\"He said 'no' twice\"", "“He said ‘no’ twice”"],
  ["\"'No', he said\"", "“‘No’, he said”"],
  ["She asked \"Did he say 'no'?\"", "She asked “Did he say ‘no’?”"],
  ["The clients' houses, James' too", "The clients’ houses, James’ too"],
  ['("in brackets")', "(“in brackets”)"],
  ['A "foo"-like thing', "A “foo”-like thing"],
  ["She is 5'10\" tall", "She is 5'10\" tall"],
  ['A 6" pipe', 'A 6" pipe'],
  ["'em' is a unit, 's' a letter", "‘em’ is a unit, ‘s’ a letter"],
  ["One -- two --- three", "One – two — three"],
  ["Pages 10--12", "Pages 10–12"],
  ["Use --force or -v", "Use --force or -v"],
  ["a --> b <-- c ---- d |--|", "a --> b <-- c ---- d |--|"],
  ["Wait... and .... and ..", "Wait… and .... and .."],
  ['"An open quotation', "“An open quotation"],
  ['"', '"'],
  ["'", "'"],
  ['"\uFFFC" is code', "“\uFFFC” is code"],
  ["the 1980's", "the 1980’s"],
  ["“Already” ‘set’ – …", "“Already” ‘set’ – …"],
])("English: %s", (text, expected) => {
  expect(set("en-GB")(text)).toBe(expected);
});

test.each([
  ['"Guten Tag", sagte sie.', "„Guten Tag“, sagte sie."],
  ["\"Er sagte 'nein', zweimal\"", "„Er sagte ‚nein‘, zweimal“"],
  ["Wie geht's? So ist's.", "Wie geht’s? So ist’s."],
  ["Max' Haus, die 'Zeit'", "Max’ Haus, die ‚Zeit‘"],
  ["In den '90ern war's 'ne Sache", "In den ’90ern war’s ’ne Sache"],
  ["'s ist so", "’s ist so"],
  ["Erstens -- und dann ...", "Erstens – und dann …"],
  ["Müller's und Ömer's", "Müller’s und Ömer’s"],
  ["'Ein Zitat", "’Ein Zitat"],
])("German: %s", (text, expected) => {
  expect(set("de-DE")(text)).toBe(expected);
});

test("other languages and regions have their own marks", () => {
  expect(set("de-CH")("\"a 'b'\"")).toBe("«a ‹b›»");
  expect(set("fr")('"a"')).toBe("«\u202Fa\u202F»");
  expect(set("sv")('"a"')).toBe("”a”");
});

test("a language that nobody described keeps its marks, and gets dashes", () => {
  expect(set("ja")('"a" -- b')).toBe('"a" – b');
});

test("a mark that shall stay straight does", () => {
  const set = educate('a "b" "c"', typographyIn("en"), new Set([2, 4]));
  expect(set.join("")).toBe('a "b" “c”');
});

test("no line ends between a number and its unit, whatever else is set", () => {
  expect(set("de-DE")('"20 kB" -- am 10. Juli...')).toBe(
    "„20\u00A0kB“ – am 10.\u00A0Juli…",
  );
});
