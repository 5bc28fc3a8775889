import { findLanguageTag, listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { Diagnostic } from "../diagnostics/diagnostic";
import {
  getBaseKey,
  getPluralForm,
  listNeededMessages,
  listPluralForms,
} from "./plurals";
import { baseLanguage } from "../../lib/language";
import { configFile } from "../config/configFile";
import {
  hasMessages,
  listNamespaces,
  readMessages,
  sourceLocale,
} from "./readMessages";
import type { MessageFile } from "./readMessages";

/** Finds unreadable files, missing messages, and messages whose placeholders or tags differ from the source; a locale without any is one warning. */
export function checkMessages(root: string, i18n: I18n): Diagnostic[] {
  const all = new Set([sourceLocale, ...listLocales(i18n)]);
  const locales = new Set([...all].filter((code) => hasMessages(root, code)));
  const untranslated = [...all].filter((code) => !locales.has(code));
  return [
    ...untranslated.map(reportUntranslated),
    ...[...locales].flatMap((code) => checkTag(i18n, code)),
    ...checkNamespaces(root, i18n, locales),
  ];
}

const reportUntranslated = (code: string): Diagnostic => ({
  file: configFile,
  field: ["i18n", "locales", code],
  fatal: false,
  reason: `There are no messages in "${code}": its pages have English menus, buttons and notices.`,
  note: `Copy locales/${sourceLocale} to locales/${code} and translate it (docs/new-language.md).`,
});

/** Finds a language tag that still calls a translated language English. */
function checkTag(i18n: I18n, code: string): Diagnostic[] {
  const tag = findLanguageTag(i18n, code);
  const isEnglish = baseLanguage(tag) === sourceLocale;
  if (!isEnglish || baseLanguage(code) === sourceLocale) return [];
  return [
    {
      file: configFile,
      field: ["i18n", "locales", code, "htmlLang"],
      fatal: false,
      reason: `There are messages in "${code}", but its pages are marked as English: "${tag}".`,
      note: "Write its language, and for a language from right to left its direction.",
      expected: [code],
    },
  ];
}

function checkNamespaces(
  root: string,
  i18n: I18n,
  locales: ReadonlySet<string>,
): Diagnostic[] {
  const all = [...locales].flatMap((code) => listNamespaces(root, code));
  return [...new Set(all)].flatMap((namespace) => {
    const source = readMessages(root, sourceLocale, namespace);
    return [...locales].flatMap((locale) => {
      const target = readMessages(root, locale, namespace);
      if (target.errors.length > 0) return target.errors;
      if (source.errors.length > 0) return [];
      return compareMessages(target, source, findLanguageTag(i18n, locale));
    });
  });
}

function compareMessages(
  { file, messages }: MessageFile,
  source: MessageFile,
  tag: string,
): Diagnostic[] {
  const needed = listNeededMessages(source.messages, tag);
  const locate = (key: string) => {
    return { fatal: false, file, field: key.split(".") };
  };
  const known = new Set(Object.keys(source.messages).map(getBaseKey));
  const unknown = Object.keys(messages).filter(
    (key) => !known.has(getBaseKey(key)),
  );
  const differing = Object.entries(needed).flatMap(([key, english]) => {
    const base = locate(key);
    const message = messages[key];
    if (!message) {
      const reason = getPluralForm(key)
        ? `This plural form is missing: ${tag} has ${listPluralForms(tag).join(", ")}.`
        : "This message is missing; pages show the English one.";
      const note = `Add it, as in locales/${sourceLocale}.`;
      return { ...base, reason, note };
    }
    if (listMarks(key, message) === listMarks(key, english)) return [];
    return {
      ...base,
      reason: "Placeholders or tags differ from the English message.",
      actual: message,
      expected: [english],
      note: "Use the {{placeholders}} and <tags> of the English message.",
    };
  });
  return [
    ...differing,
    ...unknown.map((key) => ({
      ...locate(key),
      reason: "This message is not in English, where each has to be first.",
      note: `Add it to locales/${sourceLocale}, or delete it.`,
    })),
  ];
}

/**
 * Lists the placeholders and tags of a message, sorted. Only the general plural
 * form must show the number; others may spell it out.
 */
function listMarks(key: string, message: string): string {
  const isSpelled = !["other", undefined].includes(getPluralForm(key));
  return [...message.matchAll(/\{\{[^{}]+\}\}|<[^\s<>][^<>]*>/g)]
    .map(([mark]) => mark.replace(/\s/g, ""))
    .filter((mark) => !isSpelled || !/^\{\{count\b/.test(mark))
    .sort()
    .join();
}
