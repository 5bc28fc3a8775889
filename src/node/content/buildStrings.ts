import { readFileSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "../../config/locales";

type BuildStrings = {
  footnotes: string;
  footnoteBack: string;
  /** What a post's social card shows. */
  cardAlt: string;
  /** What parts of a text say to its readers (src/parts/ui.ts). */
  parts: Record<string, string>;
};

const cache = new Map<string, BuildStrings>();

const read = (root: string, locale: string): Partial<BuildStrings> => {
  try {
    const file = path.join(root, "locales", locale, "content.json");
    return JSON.parse(readFileSync(file, "utf8")) as Partial<BuildStrings>;
  } catch {
    return {};
  }
};

/** Interface strings that the build itself writes. */
export function buildStrings(root: string, locale: string): BuildStrings {
  const known = cache.get(locale);
  if (known) return known;
  const [base, own] = [read(root, defaultLocale), read(root, locale)];
  const strings = {
    footnotes: "Footnotes",
    footnoteBack: "↩ {{reference}}",
    cardAlt: "{{title}}, {{authors}}",
    ...base,
    ...own,
    parts: { ...base.parts, ...own.parts },
  };
  cache.set(locale, strings);
  return strings;
}
