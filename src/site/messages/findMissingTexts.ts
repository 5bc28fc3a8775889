import { listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { Diagnostic } from "../diagnostics/diagnostic";

type FieldPath = readonly (string | number)[];

/** Finds texts in the owner's data that some locales lack, such as `label: { en: "Tags" }`. */
export function findMissingTexts(
  i18n: I18n,
  file: string,
  data: unknown,
  lineOf?: (path: FieldPath) => number | undefined,
): Diagnostic[] {
  const localeCodes = listLocales(i18n);
  return findLocalizedTexts(localeCodes, data).flatMap(({ path, locales }) =>
    localeCodes
      .filter((code) => !locales.includes(code))
      .map((code) => ({
        file,
        line: lineOf?.(path),
        field: path,
        fatal: false,
        reason: `This text is missing in "${code}"; pages show another language.`,
        note: `Add ${code}: "…" beside ${i18n.defaultLocale}.`,
      })),
  );
}

/** Finds objects whose keys are locales and whose values are texts. */
function findLocalizedTexts(
  localeCodes: readonly string[],
  data: unknown,
  path: FieldPath = [],
): { path: FieldPath; locales: string[] }[] {
  if (typeof data !== "object" || data === null) return [];
  const entries = Object.entries(data);
  const isLocalized =
    entries.length > 0 &&
    entries.every(
      ([key, value]) => localeCodes.includes(key) && typeof value === "string",
    );
  if (isLocalized) return [{ path, locales: Object.keys(data) }];
  return entries.flatMap(([key, value]) =>
    findLocalizedTexts(localeCodes, value, [
      ...path,
      Array.isArray(data) ? Number(key) : key,
    ]),
  );
}
