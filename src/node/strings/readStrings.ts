import { fillStrings, sourceLocale } from "./fillStrings";
import { readNamespace } from "./readNamespace";

/** A locale's interface texts of a namespace, without gaps. */
export function readStrings(root: string, locale: string, namespace: string) {
  const own = readNamespace(root, locale, namespace) ?? {};
  const english = readNamespace(root, sourceLocale, namespace) ?? {};
  return fillStrings(own, english, locale).filled;
}
