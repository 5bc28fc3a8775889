import { memoize } from "./memoize";

/** The messages of a namespace, by key: "post.readMore" -> "Read more". */
export type Messages = Readonly<Record<string, string>>;

const pluralRules = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.PluralRules(tag),
);

/**
 * Finds a message, in the plural form for a count if it has several; the key if
 * there is none. The build has filled gaps: src/site/messages/fillMessages.ts.
 * @example findMessage({ n_one: "1 post", n_other: "{{n}} posts" }, "n", "en", 1)
 * -> "1 post"
 */
export function findMessage(
  messages: Messages = {},
  key: string,
  tag: string,
  count?: unknown,
): string {
  const message = messages[key] ?? key;
  if (typeof count !== "number") return message;
  const form = pluralRules(tag).select(count);
  // Any language may have words for none.
  const none = count === 0 ? messages[`${key}_zero`] : undefined;
  return none ?? messages[`${key}_${form}`] ?? message;
}
