import { compoundTails } from "./compoundTails";

const tails = (word: string, known: readonly string[] = []) =>
  compoundTails(word, (one) => known.includes(one));

it.each([
  ["kundendatenbank", "datenbank"],
  ["kundendatenbank", "bank"],
  ["rechnungsadresse", "adresse", ["adresse"]],
  ["kundenabfrage", "abfrage"],
  ["datenbankabfrage", "abfrage"],
  ["fehlermeldung", "meldung"],
  ["stundensatz", "satz"],
  ["arbeitsvertrag", "vertrag"],
  ["zahlungsziel", "ziel"],
] as const)("%s ends in %s", (word, tail, known: readonly string[] = []) => {
  expect(tails(word, known)).toContain(tail);
});

it.each([
  // What ends words and is none.
  ["rechnungen", "nungen"],
  ["freundlichkeit", "lichkeit"],
  ["wissenschaft", "schaft"],
  // What changes a verb is no part of a compound.
  ["vertrag", "trag"],
])("%s does not end in %s", (word, tail) => {
  expect(tails(word)).not.toContain(tail);
});
