import { defaultLocale, localeCodes } from "../../config/locales";
import type { Diagnostic } from "../diagnostics/diagnostic";

type FieldPath = readonly (string | number)[];

/** Finds texts in the owner's data that some locales lack, such as `label: { en: "Tags" }`. */
export function findMissingTexts(
  file: string,
  data: unknown,
  lineOf?: (path: FieldPath) => number | undefined,
): Diagnostic[] {
  return findLocalizedTexts(data).flatMap(({ path, locales }) =>
    localeCodes
      .filter((code) => !locales.includes(code))
      .map((code) => ({
        file,
        line: lineOf?.(path),
        field: path,
        fatal: false,
        reason: `This text is missing in "${code}"; pages show another language.`,
        note: `Add ${code}: "…" beside ${defaultLocale}.`,
      })),
  );
}

/** Finds objects whose keys are locales and whose values are texts. */
function findLocalizedTexts(
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
    findLocalizedTexts(value, [
      ...path,
      Array.isArray(data) ? Number(key) : key,
    ]),
  );
}
