import { fillStrings, sourceLocale } from "./fillStrings";
import { readCatalogue } from "./readCatalogue";

/** A locale's interface texts of a namespace, without gaps. */
export function readStrings(root: string, locale: string, namespace: string) {
  const own = readCatalogue(root, locale, namespace) ?? {};
  const english = readCatalogue(root, sourceLocale, namespace) ?? {};
  return fillStrings(own, english, locale).filled;
}
