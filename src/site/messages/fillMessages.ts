import { findLanguageTag, listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { Messages } from "../../lib/findMessage";
import { isolate } from "../../lib/language";
import { getBaseKey, listNeededMessages } from "./plurals";
import { readMessages, sourceLocale } from "./readMessages";

/** Messages as their files hold them: { post: { readMore: "Read more" } }. */
export type MessageTree = { [key: string]: string | MessageTree };

/**
 * Completes the messages of a locale. A missing plural form becomes the general
 * form of the locale, other missing messages come from the source.
 */
export function fillMessages(
  i18n: I18n,
  messages: Messages,
  source: Messages,
  locale: string,
): Messages {
  const isRtl = i18n.locales[locale]?.direction === "rtl";
  const filled = { ...messages };
  const needed = listNeededMessages(source, findLanguageTag(i18n, locale));
  for (const [key, text] of Object.entries(needed)) {
    const fallback = isRtl ? isolate(text) : text;
    filled[key] = messages[key]?.trim()
      ? messages[key]
      : messages[`${getBaseKey(key)}_other`] || fallback;
  }
  return filled;
}

function toTree(messages: Messages): MessageTree {
  const tree: MessageTree = {};
  for (const [key, text] of Object.entries(messages)) {
    const groups = key.split(".");
    const name = groups.pop() ?? key;
    let holder = tree;
    for (const group of groups) {
      holder = (holder[group] ??= {}) as MessageTree;
    }
    holder[name] = text;
  }
  return tree;
}

/** Reads a namespace of a locale, with fallbacks for missing messages. */
export function loadMessages(
  root: string,
  i18n: I18n,
  locale: string,
  namespace: string,
): MessageTree {
  const messages = readMessages(root, locale, namespace).messages;
  const source = readMessages(root, sourceLocale, namespace).messages;
  return toTree(fillMessages(i18n, messages, source, locale));
}

/** Loads `scriptMessages` of the site's code (src/theme/i18n/scriptMessages.d.ts): messages by namespace and locale. */
export const loadScriptMessages = (
  root: string,
  i18n: I18n,
): Record<string, Record<string, MessageTree>> =>
  Object.fromEntries(
    ["baseUrl", "crash"].map((namespace) => [
      namespace,
      Object.fromEntries(
        listLocales(i18n).map((code) => [
          code,
          loadMessages(root, i18n, code, namespace),
        ]),
      ),
    ]),
  );
