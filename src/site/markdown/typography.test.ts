import { replaceQuotes } from "./typography";

test.each([
  ['"Hello," she said.', "“Hello,” she said."],
  ["It's the '90s, isn't it?", "It’s the ’90s, isn’t it?"],
  ["the '80s' best, 'a'", "the ’80s’ best, ‘a’"],
  ["5' 10\" or 6' 2\" tall", "5' 10\" or 6' 2\" tall"],
  ["'Tis so, get 'em", "’Tis so, get ’em"],
  ["'Twas 'til the dogs' bowls", "’Twas ’til the dogs’ bowls"],
  ["Rock 'n' Roll, 'n' so on", "Rock ’n’ Roll, ’n’ so on"],
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
  ["pages 10--12", "pages 10–12"],
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
  expect(replaceQuotes(text, "en-GB")).toBe(expected);
});

test.each([
  ['"Guten Tag", sagte sie.', "„Guten Tag“, sagte sie."],
  ["\"Er sagte 'nein', zweimal\"", "„Er sagte ‚nein‘, zweimal“"],
  ["Wie geht's? So ist's.", "Wie geht’s? So ist’s."],
  ["Max' Haus, die 'Zeit'", "Max’ Haus, die ‚Zeit‘"],
  ["In den '90ern war's 'ne Sache", "In den ’90ern war’s ’ne Sache"],
  ["'s ist so", "’s ist so"],
  [
    "'ne Sache, Hans' Haus, Rock 'n' Roll",
    "’ne Sache, Hans’ Haus, Rock ’n’ Roll",
  ],
  ["Erstens -- und dann ...", "Erstens – und dann …"],
  ["Müller's und Ömer's", "Müller’s und Ömer’s"],
  ["'Ein Zitat", "’Ein Zitat"],
])("German: %s", (text, expected) => {
  expect(replaceQuotes(text, "de-DE")).toBe(expected);
});

test.each([
  ["de-CH", "\"a 'b'\"", "«a ‹b›»"],
  ["fr", '"a"', "«\u202Fa\u202F»"],
  ["sv", "\"'a' b\"", "”’a’ b”"],
  ["ja", '"a" -- b', '"a" – b'],
])("%s: %s", (tag, text, expected) => {
  expect(replaceQuotes(text, tag)).toBe(expected);
});

test.each([
  ["am 10. Juli 2026", "am 10.~Juli 2026"],
  ["vom 1. bis 12. Jan. und am 3. März", "vom 1. bis 12.~Jan. und am 3.~März"],
  ["am 3. 4. 2026", "am 3.~4.~2026"],
  ["am 10.\nJuli", "am 10.~Juli"],
  ["Im Jahr 2010. Juli war es", "Im Jahr 2010. Juli war es"],
  ["z. B. oder i. d. R. so", "z.~B. oder i.~d.~R. so"],
  ["Nr. 2, S. 5, Abs. 2 und § 5", "Nr.~2, S.~5, Abs.~2 und §~5"],
  ["Art. 49(1) (a) GDPR, § 5 TMG", "Art.~49(1)~(a) GDPR, §~5~TMG"],
  ["20 kB, 15 %, 5 €, 8 Uhr, 3 Mio.", "20~kB, 15~%, 5~€, 8~Uhr, 3~Mio."],
  ["4 m², 80 km/h, 3,5 s", "4~m², 80~km/h, 3,5~s"],
  ["20 Minuten, 3 sind hier", "20~Minuten, 3 sind hier"],
  ["25 minutes, 1 day, 80 per cent", "25~minutes, 1~day, 80~per cent"],
  ["440 Euro, 100 Prozent", "440~Euro, 100~Prozent"],
  ["mit Nr. und S. Meier", "mit Nr. und S. Meier"],
  ["on 10 July or Jul. 10, 2026", "on 10~July or Jul.~10, 2026"],
  ["in July 2026", "in July 2026"],
  ["No. 2, p. 5, pp. 3, Fig. 1", "No.~2, p.~5, pp.~3, Fig.~1"],
  ["at 5 pm, 8 a.m., Chapter 3", "at 5~pm, 8~a.m., Chapter~3"],
  ["version 2 is, 3 marches", "version 2 is, 3 marches"],
])("no line ends in %j", (text, expected) => {
  expect(replaceQuotes(text, "en").replaceAll("\u00A0", "~")).toBe(expected);
});
