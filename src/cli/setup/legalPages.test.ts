import { findCountry } from "./findCountry";
import { planSetup } from "./planSetup";
import { answer } from "./testing/givenAnswers";

const readPage = (name: string, changes: Parameters<typeof answer>[0]) =>
  planSetup(answer(changes), "defineSite({", "2026-11-24")[
    `content/pages/${name}/index.mdx`
  ] ?? "";

test.each([
  ["DE", "de", "§ 5 DDG", "TDDDG"],
  ["AT", "de-AT", "§ 25 MedienG", "TKG 2021"],
  ["CH", "de", "Art. 3 Abs. 1 Bst. s UWG", "FMG"],
  ["FR", "fr", "[What else the law of your country", "[the law of your"],
  ["FR", "de", "[Was das Gesetz Ihres Landes", "[das Gesetz Ihres"],
])(
  "the legal pages of %s in %s name its law alone",
  (country, languages, inImprint, inPrivacy) => {
    const changes = { country, languages, profession: "Elektrikerin" };
    const imprint = readPage("imprint", changes);
    const privacy = readPage("privacy", changes);
    expect(imprint).toContain(inImprint);
    expect(privacy).toContain(inPrivacy);
    const german = /DDG|TDDDG|§ 147|MStV|UStG/;
    expect(german.test(imprint + privacy)).toBe(country === "DE");
    expect(/ß/.test(imprint + privacy)).toBe(
      languages !== "fr" && country !== "CH",
    );
  },
);

test.each([
  ["Europe/Vienna", "AT"],
  ["Europe/Zurich", "CH"],
  ["Europe/Berlin", "DE"],
  ["Europe/Paris", "FR"],
])("%s is in %s", (zone, country) => {
  expect(findCountry(zone)).toBe(country);
});
