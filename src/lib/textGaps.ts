export type Gap = { path: readonly (string | number)[]; locale: string };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Finds the texts in data that are there in some of the locales only.
 * @param locales codes; an object whose keys are all among them, and whose values are texts, is a text
 * @example textGaps({ label: { en: "Tags" } }, ["en", "de"]) -> [{ path: ["label"], locale: "de" }]
 */
export function textGaps(
  data: unknown,
  locales: readonly string[],
  path: Gap["path"] = [],
): Gap[] {
  if (Array.isArray(data)) {
    return data.flatMap((item, index) =>
      textGaps(item, locales, [...path, index]),
    );
  }
  if (!isFields(data)) return [];
  const entries = Object.entries(data);
  const isText =
    entries.length > 0 &&
    entries.every(([key, value]) => locales.includes(key) && isString(value));
  if (isText) {
    return locales
      .filter((locale) => !(locale in data))
      .map((locale) => ({ path, locale }));
  }
  return entries.flatMap(([key, value]) =>
    textGaps(value, locales, [...path, key]),
  );
}

const isString = (value: unknown) => typeof value === "string";
