import { languageTag } from "../../config/locales";
import { replaceQuotes } from "../markdown/typography";

/** Fields of maps that are not prose. */
const isAddress = /^(?:to|email|src|dark)$/;

/** Applies typography to a text, and to the prose in a list or a map. */
function apply(
  value: unknown,
  tag: string,
  isProse: (name: string) => boolean = (name) => !isAddress.test(name),
): unknown {
  if (typeof value === "string") return replaceQuotes(value, tag);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => apply(item, tag));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isProse(name) ? apply(field, tag) : (field as unknown),
    ]),
  );
}

/**
 * Applies the quotation marks, dashes and non-breaking spaces of the language
 * to prose in front matter, as in the body.
 */
export function applyTypography<T extends object>(
  frontMatter: T,
  locale: string,
  proseFields: readonly string[],
): T {
  const isProse = (name: string) => proseFields.includes(name);
  return apply(frontMatter, languageTag(locale), isProse) as T;
}
