import transliterate from "@sindresorhus/transliterate";
import { z } from "zod";
import { hasShortNames, isFileName } from "../../lib/address";
import { didYouMean } from "../../lib/nearest";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { valueAt } from "../diagnostics/schemaAt";

const step = "[a-z0-9]+(?:[-._][a-z0-9]+)*";
const pattern = new RegExp(`^${step}(?:/${step})*$`);

/** The rule for slugs, as messages print it. */
export const slugRule =
  "lower-case letters a to z and digits, with single hyphens, dots or underscores between them; a slash makes a folder; at most 200 of them between two slashes";

/** True for a text that can be part of an address unchanged. */
export const isSlug = (text: string) =>
  pattern.test(text) && !isFileName(text) && hasShortNames(text);

/** Names for signs, which keep C, C++ and C# apart. */
const signs: Record<string, string> = { "+": " plus ", "#": " sharp " };

const slugifyStep = (text: string) =>
  transliterate(
    text
      .normalize("NFKC")
      .replace(/(?<=[\w+])[+#]/g, (sign) => signs[sign] ?? sign)
      // Of other signs the package would make letters, such as E of €.
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " "),
  )
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 200)
    .replace(/-$/, "");

/**
 * Converts any text to a slug; empty if no character of it can be part of one.
 * @example slugify("Über uns!") -> "ueber-uns"
 */
export const slugify = (text: string) =>
  text.split("/").map(slugifyStep).filter(Boolean).join("/");

/** True for a name that can be an address part and a front matter key unchanged. */
const isKebabCase = (text: string) => /^[a-z0-9][a-z0-9-]{0,199}$/.test(text);

/**
 * Converts the name of a tag or author to a permalink, as Docusaurus does.
 * @example toKebabCase("Open Source") -> "open-source"; toKebabCase("fooBar")
 * -> "foo-bar"
 */
export const toKebabCase = (text: string) =>
  isKebabCase(text)
    ? text
    : slugify(
        text
          .replace(/\//g, " ")
          .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1-$2")
          .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2"),
      );

/** Reports a file name that can't be part of an address, unless "slug" has another. */
export const checkFileName = (name: string): Omit<Diagnostic, "file">[] =>
  isSlug(name)
    ? []
    : [
        {
          reason: "The file's name can't be part of an address.",
          fatal: true,
          field: ["slug"],
          actual: name,
          expected: [slugRule],
          note: `Rename the file or its folder, or add a line "slug: /${slugify(name) || "my-entry"}".`,
        },
      ];

/** Suggests what the value of a field that is a slug could be; undefined for other fields, and for one whose letters addresses may have. */
export function suggestSlug(
  field: readonly PropertyKey[] = [],
  data: unknown,
): string | undefined {
  const value = valueAt(data, field);
  if (!/^(?:slug|permalink)$/.test(String(field.at(-1)))) return undefined;
  if (typeof value !== "string" || isSlug(value.replace(/^\//, "")))
    return undefined;
  return didYouMean(slugify(value));
}

/** A path below that of all tags, with or without a leading slash. */
export const permalink = z
  .string()
  .transform((path) => path.replace(/^\/|\/$/g, "").toLowerCase())
  .refine(isSlug, { error: `Expected ${slugRule}.` })
  .meta({ pattern: "^/?[A-Za-z0-9]+(?:[-_/][A-Za-z0-9]+)*$" });
