import { languageTag, codesOf } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formOf, neededMessages, pluralForms } from "./plurals";
import { listNamespaces, readMessages, sourceLocale } from "./readMessages";
import type { MessageFile } from "./readMessages";

/** Finds files that can't be read, messages that a locale lacks, and those with other placeholders or tags than the source's. */
export function checkMessages(root: string): Diagnostic[] {
  const locales = new Set([sourceLocale, ...codesOf(siteConfig.i18n)]);
  return listNamespaces(root, sourceLocale).flatMap((namespace) => {
    const source = readMessages(root, sourceLocale, namespace);
    return [...locales].flatMap((locale) => {
      const own = readMessages(root, locale, namespace);
      if (own.errors.length > 0) return own.errors;
      if (source.errors.length > 0) return [];
      return compareMessages(own, source, languageTag(locale));
    });
  });
}

function compareMessages(
  { file, messages, lineOf }: MessageFile,
  source: MessageFile,
  tag: string,
): Diagnostic[] {
  const needed = Object.entries(neededMessages(source.messages, tag));
  return needed.flatMap(([key, english]) => {
    const place = { fatal: false, file, line: lineOf(key), field: [key] };
    const message = messages[key];
    if (!message) {
      const reason = formOf(key)
        ? `This plural form is missing: ${tag} has ${pluralForms(tag).join(", ")}.`
        : "This message is missing; pages show the English one.";
      const note = `Add it, as in locales/${sourceLocale}.`;
      return { ...place, reason, note };
    }
    if (listMarks(key, message) === listMarks(key, english)) return [];
    return {
      ...place,
      reason: "Placeholders or tags differ from the English message.",
      actual: message,
      expected: [english],
      note: "Use the {{placeholders}} and <tags> of the English message.",
    };
  });
}

/**
 * The placeholders and tags of a message, in one order. Of plural forms only
 * the general one has to show the number, others may spell it out.
 */
function listMarks(key: string, message: string): string {
  const isSpelled = !["other", undefined].includes(formOf(key));
  return [...message.matchAll(/\{\{[^}]+\}\}|<[^\s>][^>]*>/g)]
    .map(([mark]) => mark.replace(/\s/g, ""))
    .filter((mark) => !isSpelled || !/^\{\{count\b/.test(mark))
    .sort()
    .join();
}
