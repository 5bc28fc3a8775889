import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteConfig } from "../config/resolved";
import {
  flatten,
  ownFaults,
  translationFaults,
  type Texts,
} from "./testing/catalogueFaults";

/** English is the source of keys. */
const source = "en";

/** Keys whose text is rightly the same as in English, by file. */
const sameInBoth: Record<string, string[]> = {
  "content.json": ["parts.factTeam", "parts.info"],
};

const root = join(__dirname, "../../locales");
const { locales } = siteConfig.i18n;
const translations = Object.keys(locales).filter((code) => code !== source);

const read = (locale: string, file: string): Texts =>
  new Map(
    flatten(
      JSON.parse(readFileSync(join(root, locale, file), "utf8")) as Parameters<
        typeof flatten
      >[0],
    ),
  );

it("has a folder of catalogues for each language", () => {
  expect(readdirSync(root).sort()).toEqual(Object.keys(locales).sort());
});

it.each(translations)("has the same files in %s", (locale) => {
  expect(readdirSync(join(root, locale))).toEqual(
    readdirSync(join(root, source)),
  );
});

describe.each(readdirSync(join(root, source)))("%s", (file) => {
  it.each(Object.entries(locales))("is sound in %s", (locale, { htmlLang }) => {
    expect(ownFaults(read(locale, file), htmlLang)).toEqual([]);
  });

  it.each(translations)("is translated into %s", (locale) => {
    const faults = translationFaults(
      read(locale, file),
      read(source, file),
      sameInBoth[file],
    );
    expect(faults).toEqual([]);
  });
});

describe("a faulty catalogue", () => {
  const texts = (entries: Record<string, string>) =>
    new Map(Object.entries(entries));

  it.each<[Record<string, string>, string, string[]]>([
    [{ a: " " }, "de-DE", ["a: is empty"]],
    [{ a_one: "1", a_other: "2" }, "de-DE", []],
    [{ a_other: "2" }, "de-DE", ["a: has other, needs one,other"]],
    [{ a_one: "1", a_other: "2" }, "ja-JP", ["a: has one,other, needs other"]],
    [{ a: "{{count}}" }, "en-GB", ["a: {{count}} without a number format"]],
    [{ a: "{{count, number}} {{name}}" }, "en-GB", []],
  ])("is found by itself: %j in %s", (entries, htmlLang, faults) => {
    expect(ownFaults(texts(entries), htmlLang)).toEqual(faults);
  });

  it.each<[Record<string, string>, Record<string, string>, string[]]>([
    [{ a: "Ja" }, { a: "Yes" }, []],
    [{}, { a: "Yes" }, ["a: is missing"]],
    [{ b: "Ja" }, {}, ["b: is not in the source"]],
    [{ a: "Yes" }, { a: "Yes" }, ["a: is not translated"]],
    [{ same: "Blog" }, { same: "Blog" }, []],
    [{ same: "Web" }, { same: "Blog" }, ["same: is translated"]],
    [{ a: "Zu {{x}}" }, { a: "To {{y}}" }, ["a: fills x, not y"]],
    [
      { a_one: "Eine", a_other: "{{count, number}} viele" },
      { a_one: "{{count, number}} one", a_other: "{{count, number}} many" },
      [],
    ],
    [
      { a_one: "Eine", a_other: "Viele" },
      { a_one: "One", a_other: "{{count, number}} many" },
      ["a_other: fills , not count"],
    ],
  ])("is found beside its source: %j, %j", (entries, model, faults) => {
    const found = translationFaults(texts(entries), texts(model), ["same"]);
    expect(found).toEqual(faults);
  });
});
