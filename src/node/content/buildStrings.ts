import { readFileSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "../../config/locales";

type BuildStrings = { footnotes: string; footnoteBack: string };

const cache = new Map<string, BuildStrings>();

const read = (root: string, locale: string): Partial<BuildStrings> => {
  try {
    const file = path.join(root, "locales", locale, "content.json");
    return JSON.parse(readFileSync(file, "utf8")) as Partial<BuildStrings>;
  } catch {
    return {};
  }
};

/** Interface strings that become part of the text when it is compiled. */
export function buildStrings(root: string, locale: string): BuildStrings {
  const known = cache.get(locale);
  if (known) return known;
  const strings = {
    footnotes: "Footnotes",
    footnoteBack: "↩ {{reference}}",
    ...read(root, defaultLocale),
    ...read(root, locale),
  };
  cache.set(locale, strings);
  return strings;
}
