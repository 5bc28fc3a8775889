import { languageTag, codesOf } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formOf, neededMessages, pluralForms } from "./plurals";
import { listNamespaces, readMessages, sourceLocale } from "./readMessages";
import type { MessageFile, Messages } from "./readMessages";

type CheckTranslations = typeof import("@lingual/i18n-check").checkTranslations;

/** Finds files that can't be read, messages that a locale lacks, and those with other placeholders or tags than the source's. */
export async function checkMessages(root: string): Promise<Diagnostic[]> {
  // It loads TypeScript, which only a check has to wait for.
  const { checkTranslations } = await import("@lingual/i18n-check");
  const locales = new Set([sourceLocale, ...codesOf(siteConfig.i18n)]);
  return listNamespaces(root, sourceLocale).flatMap((namespace) => {
    const source = readMessages(root, sourceLocale, namespace);
    return [...locales].flatMap((locale) => {
      const own = readMessages(root, locale, namespace);
      if (own.errors.length > 0) return own.errors;
      if (source.errors.length > 0) return [];
      const tag = languageTag(locale);
      return compareMessages(own, source, tag, checkTranslations);
    });
  });
}

function compareMessages(
  { file, messages, lineOf }: MessageFile,
  source: MessageFile,
  tag: string,
  checkTranslations: CheckTranslations,
): Diagnostic[] {
  const needed = neededMessages(source.messages, tag);
  const { missingKeys = {} } = checkTranslations(
    [{ name: source.file, reference: null, content: needed }],
    [{ name: file, reference: source.file, content: messages }],
    { format: "icu", checks: ["missingKeys"] },
  );
  const { invalidKeys = {} } = checkTranslations(
    [{ name: source.file, reference: null, content: withoutCounts(needed) }],
    [{ name: file, reference: source.file, content: withoutCounts(messages) }],
    { format: "i18next", checks: ["invalidKeys"] },
  );
  const placeOf = (field: string) => ({ file, line: lineOf(field), field });
  return [
    ...(missingKeys[file] ?? []).map((key) => ({
      ...placeOf(key),
      fatal: false,
      reason: formOf(key)
        ? `This plural form is missing: ${tag} has ${pluralForms(tag).join(", ")}.`
        : "This message is missing; pages show the English one.",
      note: `Add it, as in locales/${sourceLocale}.`,
    })),
    ...(invalidKeys[file] ?? []).map(({ key }) => ({
      ...placeOf(key),
      fatal: false,
      reason: "Placeholders or tags differ from the English message.",
      actual: messages[key],
      expected: [needed[key] ?? ""],
      note: "Use the {{placeholders}} and <tags> of the English message.",
    })),
  ];
}

const countPlaceholder = /\{\{count(?:, number)?\}\}/g;

/** Plural forms without {{count}}: only the general form has to show the number, others may spell it out. */
const withoutCounts = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      const isSpelled = !["other", undefined].includes(formOf(key));
      return [key, isSpelled ? text.replace(countPlaceholder, "") : text];
    }),
  );
