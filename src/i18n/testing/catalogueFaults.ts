/** A catalogue file, flat: "area.thing" -> text. */
export type Texts = ReadonlyMap<string, string>;

type Nested = { [key: string]: string | Nested };

export const flatten = (texts: Nested, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[path + key, value]]
      : flatten(value, `${path}${key}.`),
  );

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(plural, "");
const formOf = (key: string) => plural.exec(key)?.[1];

/** "{{count, number}} of {{all}}" -> ["all", "count"] */
const slotsOf = (text: string) =>
  Array.from(
    text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g),
    ([, name]) => name,
  ).sort();

const withoutCount = (slots: unknown[]) =>
  slots.filter((name) => name !== "count");

/** "One minute" needs no number: in these forms it may be a word. */
const isWordForm = (key: string) => /_(?:zero|one|two)$/.test(key);

/** The plural forms that the tag's language has, for keys that have any. */
function pluralFaults(texts: Texts, htmlLang: string): string[] {
  const rules = new Intl.PluralRules(htmlLang).resolvedOptions();
  const wanted = String([...rules.pluralCategories].sort());
  const keys = [...texts.keys()].filter(formOf);
  return [...new Set(keys.map(baseOf))].flatMap((base) => {
    const own = keys.filter((key) => baseOf(key) === base);
    const found = String(own.map(formOf).sort());
    return found === wanted ? [] : [`${base}: has ${found}, needs ${wanted}`];
  });
}

/** What is wrong with a catalogue by itself. */
export function ownFaults(texts: Texts, htmlLang: string): string[] {
  const wrong = [...texts].flatMap(([key, text]) => [
    ...(text.trim() ? [] : [`${key}: is empty`]),
    ...(/\{\{\s*count\s*\}\}/.test(text)
      ? [`${key}: {{count}} without a number format`]
      : []),
  ]);
  return [...wrong, ...pluralFaults(texts, htmlLang)];
}

/** Where a translation does not match the catalogue that is the source of keys. */
export function translationFaults(
  texts: Texts,
  source: Texts,
  sameInBoth: readonly string[] = [],
): string[] {
  const bases = new Set([...texts.keys()].map(baseOf));
  const sourceBases = new Set([...source.keys()].map(baseOf));
  const missing = [...sourceBases].filter((key) => !bases.has(key));
  const surplus = [...bases].filter((key) => !sourceBases.has(key));

  const others = [...texts].flatMap(([key, text]) => {
    const model = source.get(key) ?? source.get(`${baseOf(key)}_other`);
    if (model === undefined) return [];
    const own = slotsOf(text);
    const wanted = slotsOf(model);
    const isSame = isWordForm(key)
      ? String(withoutCount(own)) === String(withoutCount(wanted))
      : String(own) === String(wanted);
    return [
      ...(isSame ? [] : [`${key}: fills ${own.join()}, not ${wanted.join()}`]),
      ...((text === source.get(key)) === sameInBoth.includes(key)
        ? []
        : [
            `${key}: ${text === model ? "is not translated" : "is translated"}`,
          ]),
    ];
  });
  return [
    ...missing.map((key) => `${key}: is missing`),
    ...surplus.map((key) => `${key}: is not in the source`),
    ...others,
  ];
}
