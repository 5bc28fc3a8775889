import { z } from "zod";
import { nearest } from "../../lib/nearest";
import type { Localized } from "../localize";
import { listOf } from "./advice";
import { customIssue, type Fault } from "./field";
import { isFields } from "./rule";

/** The schema of an owner's text, bound to the site's locales. */
export type LocalizedText = ReturnType<typeof localizedText>;

/**
 * Makes the schema of a text: one string for all locales, or one for each of them.
 * One for the default locale there must be; pages in a locale without its own show it.
 * Unknown `locales` (their own config being faulty) leaves the locale keys unchecked.
 */
export function localizedText(
  locales: readonly string[],
  defaultLocale = locales[0],
) {
  const allowed = `a text, or one text per locale (${listOf(locales)})`;
  return z.custom<Localized>().check(({ value, issues }) => {
    const report = (
      wrong: string,
      fix: Fault["fix"],
      path: PropertyKey[] = [],
    ) => {
      const given = path.reduce<unknown>(fieldOf, value);
      const fault: Fault = { wrong, allowed, fix };
      issues.push(customIssue(fault, given, path));
    };
    if (!isFields(value)) {
      const wrong = blankness(value);
      if (wrong) report(wrong, (key) => `Write ${String(key)}: "…".`);
      return;
    }
    for (const locale of locales.length > 0 ? locales : Object.keys(value)) {
      const wrong = blankness(value[locale]);
      if (wrong === "is missing") {
        if (locale !== defaultLocale) continue;
        report("is missing", `Add ${locale}: "…".`, [locale]);
      } else if (wrong) {
        report(wrong, `Write ${locale}: "…".`, [locale]);
      }
    }
    for (const key of Object.keys(value)) {
      if (locales.length === 0 || locales.includes(key)) continue;
      // Of two that are as near, the one that is there already is not meant.
      const near = nearest(
        key,
        locales.filter((locale) => value[locale] === undefined),
      );
      const fix = near
        ? `Did you mean "${near}"?`
        : `Remove it, or add ${key} to i18n.locales.`;
      report("is not a locale of the site", fix, [key]);
    }
  });
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return isFields(value) ? value[String(key)] : undefined;
}

function blankness(value: unknown): string | undefined {
  if (value === undefined) return "is missing";
  if (typeof value !== "string") return "is not a text";
  return value.trim() === "" ? "is empty" : undefined;
}
