import { memoize } from "../../lib/memoize";
import type { Messages } from "./readMessages";

const suffix = /_(zero|one|two|few|many|other)$/;
const order = ["zero", "one", "two", "few", "many", "other"];

/** Counts stay below; some languages have a form for millions. */
const highestCount = 1000;

/** The plural forms that counts take in a language such as de-DE. */
export const pluralForms = memoize((tag: string): string[] => {
  const rules = new Intl.PluralRules(tag);
  const forms = new Set<string>();
  for (let count = 0; count <= highestCount; count++) {
    forms.add(rules.select(count));
  }
  return order.filter((form) => forms.has(form));
});

/** The plural form that a key ends with: "count_one" is the form for one of "count". */
export const formOf = (key: string): string | undefined =>
  suffix.exec(key)?.[1];

/** A key as code uses it, without plural form. */
export const baseOf = (key: string): string => key.replace(suffix, "");

/**
 * The messages that a language needs: those of the source, with each plural in
 * the language's own forms.
 * @example neededMessages({ n_one: "1 post", n_other: "{{count}} posts" }, "ja") -> { n_other: "{{count}} posts" }
 */
export function neededMessages(source: Messages, tag: string): Messages {
  const forms = pluralForms(tag);
  const needed: Record<string, string> = {};
  for (const [key, text] of Object.entries(source)) {
    const base = baseOf(key);
    const general = source[`${base}_other`];
    if (base === key || general === undefined) needed[key] = text;
    else if (formOf(key) === "other") {
      for (const form of forms) {
        needed[`${base}_${form}`] = source[`${base}_${form}`] ?? general;
      }
    }
  }
  return needed;
}
