import { listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import { listValues } from "../../lib/listValues";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** Finds texts in the owner's data that some locales lack, such as `label: { en: "Tags" }`. */
export function findMissingTexts(
  i18n: I18n,
  file: string,
  data: unknown,
): Diagnostic[] {
  const localeCodes = listLocales(i18n);
  const isLocalized = (value: unknown): value is object => {
    const entries = Object.entries(Object(value) as object);
    // Without the default locale's it is an error of its schema.
    return (
      Object.hasOwn(Object(value) as object, i18n.defaultLocale) &&
      entries.every(
        ([key, text]) => localeCodes.includes(key) && typeof text === "string",
      )
    );
  };
  return listValues(data).flatMap(({ value, path }) => {
    if (!isLocalized(value)) return [];
    return localeCodes
      .filter((code) => !(code in value))
      .map((code) => ({
        file,
        field: path,
        fatal: false,
        reason: `This text is missing in "${code}"; pages show another language.`,
        note: `Add ${code}: "…" beside ${i18n.defaultLocale}.`,
      }));
  });
}
