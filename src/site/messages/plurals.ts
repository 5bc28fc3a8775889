import type { Messages } from "../../lib/findMessage";
import { memoize } from "../../lib/memoize";

const suffix = /_(zero|one|two|few|many|other)$/;
const order = ["zero", "one", "two", "few", "many", "other"];

/** The highest count; some languages have another form for millions. */
const highestCount = 1000;

/** Lists the plural forms that a language such as de-DE uses for counts. */
export const listPluralForms = memoize((tag: string): string[] => {
  const rules = new Intl.PluralRules(tag);
  const forms = new Set<string>();
  for (let count = 0; count <= highestCount; count++) {
    forms.add(rules.select(count));
  }
  return order.filter((form) => forms.has(form));
});

/** Returns the plural form of a key: "one" for "count_one". */
export const getPluralForm = (key: string): string | undefined =>
  suffix.exec(key)?.[1];

/** Returns a key without its plural form, as code uses it. */
export const getBaseKey = (key: string): string => key.replace(suffix, "");

/**
 * Lists the messages that a language needs: those of the source, each plural in
 * the forms of the language.
 * @example listNeededMessages({ n_one: "1 post", n_other: "{{count}} posts" },
 * "ja") -> { n_other: "{{count}} posts" }
 */
export function listNeededMessages(source: Messages, tag: string): Messages {
  const forms = listPluralForms(tag);
  const needed: Record<string, string> = {};
  for (const [key, text] of Object.entries(source)) {
    const base = getBaseKey(key);
    const general = source[`${base}_other`];
    if (base === key || general === undefined) needed[key] = text;
    else if (getPluralForm(key) === "other") {
      for (const form of forms) {
        needed[`${base}_${form}`] = source[`${base}_${form}`] ?? general;
      }
    }
  }
  return needed;
}
