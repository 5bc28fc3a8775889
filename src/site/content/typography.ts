import { replaceQuotes } from "../markdown/typography";

/** Fields of maps that are not prose. */
const isAddress = /^(?:to|email|src|dark|image|image_dark)$/;

/** Applies typography to a text, and to the prose in a list or a map. */
function apply(
  value: unknown,
  languageTag: string,
  isProse: (name: string) => boolean = (name) => !isAddress.test(name),
): unknown {
  if (typeof value === "string") return replaceQuotes(value, languageTag);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => apply(item, languageTag));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isProse(name) ? apply(field, languageTag) : (field as unknown),
    ]),
  );
}

/**
 * Applies the quotation marks, dashes and non-breaking spaces of the language
 * to prose in front matter, as in the body.
 * @param languageTag the BCP 47 tag of the language
 */
export function applyTypography<T extends object>(
  frontMatter: T,
  languageTag: string,
  proseFields: readonly string[],
): T {
  const isProse = (name: string) => proseFields.includes(name);
  return apply(frontMatter, languageTag, isProse) as T;
}
