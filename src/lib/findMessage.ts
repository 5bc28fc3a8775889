import { findPluralForm, type Numerals } from "./numerals";

/** The messages of a namespace, by key: "post.readMore" -> "Read more". */
export type Messages = Readonly<Record<string, string>>;

/**
 * Finds a message, in the plural form for a count if it has several; the key if
 * there is none. The build has filled gaps: src/site/messages/fillMessages.ts.
 * @example findMessage({ n_one: "1 post", n_other: "{{n}} posts" }, "n",
 * describeNumerals("en"), 1) -> "1 post"
 */
export function findMessage(
  messages: Messages = {},
  key: string,
  numerals: Numerals | undefined,
  count?: unknown,
): string {
  const message = messages[key] ?? key;
  if (typeof count !== "number" || !numerals) return message;
  const form = findPluralForm(count, numerals);
  // Any language may have words for none.
  const none = count === 0 ? messages[`${key}_zero`] : undefined;
  return none ?? messages[`${key}_${form}`] ?? message;
}
