import transliterate from "@sindresorhus/transliterate";
import { isFileName } from "../../lib/address";
import type { Diagnostic } from "../diagnostics/diagnostic";

const step = "[a-z0-9]+(?:[-._][a-z0-9]+)*";
const pattern = new RegExp(`^${step}(?:/${step})*$`);

/** What a slug may be, as messages print it. */
export const slugRule =
  "lower-case letters a to z and digits, with single hyphens, dots or underscores between them; a slash makes a folder";

/** Whether a text can be part of an address as it is. */
export const isSlug = (text: string) => pattern.test(text) && !isFileName(text);

/** What tells C, C++ and C# apart. */
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
    .replace(/^-|-$/g, "");

/**
 * Makes a slug of any text; empty where no letter of it can be part of one.
 * @example slugify("Über uns!") -> "ueber-uns"
 */
export const slugify = (text: string) =>
  text.split("/").map(slugifyStep).filter(Boolean).join("/");

/** Whether a name can be part of an address, and a key in front matter, as it is. */
const isKebabCase = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text);

/**
 * Makes the permalink of a tag's or author's name, as Docusaurus does.
 * @example toKebabCase("Open Source") -> "open-source"; toKebabCase("fooBar") -> "foo-bar"
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

/**
 * Reports a name of a file that can't be part of an address.
 * @param field the field of front matter that could say another one
 */
export const checkFileName = (
  name: string,
  field?: "slug",
): Omit<Diagnostic, "file">[] =>
  isSlug(name)
    ? []
    : [
        {
          reason: "The file's name can't be part of an address.",
          fatal: true,
          line: 1,
          field: field && [field],
          actual: name,
          expected: [slugRule],
          note: `Rename the file or its folder${field ? `, or add a line "${field}: /${slugify(name) || "my-entry"}"` : `, for instance to ${slugify(name) || "my-entry"}`}.`,
        },
      ];
