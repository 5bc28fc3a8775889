import { z } from "zod";
import { file, text } from "./fields";

/** A text of the owner's: one string for every locale, or one string per locale. */
export type Localized = string | Readonly<Record<string, string>>;

/** The schemas of the texts and files that each language can have its own of. */
export type LocalizedFields = ReturnType<typeof createLocalizedFields>;

/**
 * Makes the schemas of texts and files: one for all locales, or one for each.
 * The default locale's is required, for it is shown where others are missing.
 * @param locales codes of the site's locales; none where their config is invalid
 */
export function createLocalizedFields(
  locales: readonly string[],
  defaultLocale: string | undefined,
) {
  const inEach = (schema: z.ZodType<string>) =>
    z.union([
      schema,
      locales.length === 0
        ? z.record(z.string(), schema)
        : z.strictObject(
            Object.fromEntries(
              locales.map((code) => [
                code,
                code === defaultLocale ? schema : schema.optional(),
              ]),
            ),
          ),
    ]) as z.ZodUnion as z.ZodType<Localized, Localized>;
  const codes = locales.join(", ");
  return {
    localizedText: inEach(text).describe(
      `text, or one text for each of ${codes}`,
    ),
    localizedFile: inEach(file).describe(
      `${file.description ?? ""}; or one for each of ${codes}`,
    ),
  };
}
