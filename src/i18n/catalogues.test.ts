import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../../locales");

type Texts = { [key: string]: string | Texts };

/** Reads a catalogue as "area.thing" -> text. */
function read(locale: string, file: string): Map<string, string> {
  const texts = JSON.parse(
    readFileSync(join(root, locale, file), "utf8"),
  ) as Texts;
  return new Map(flatten(texts));
}

function flatten(texts: Texts, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[path + key, value]]
      : flatten(value, `${path}${key}.`),
  );
}

const slots = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(readdirSync(join(root, "en")))("%s", (file) => {
  const english = read("en", file);
  const german = read("de", file);

  it("has the same keys in both languages", () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
  });

  it("fills the same slots in both languages", () => {
    // "Eine Minute" needs no number where "1 minute" has one: singulars may differ.
    const plain = [...english].filter(([key]) => !key.endsWith("_one"));
    for (const [key, text] of plain) {
      expect([key, slots(german.get(key) ?? "")]).toEqual([key, slots(text)]);
    }
  });

  it("is translated, word by word", () => {
    const same = [...english].filter(([key, text]) => german.get(key) === text);
    expect(same).toEqual([]);
  });
});
