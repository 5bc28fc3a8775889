import { z } from "zod";
import { file, text } from "./fields";

/** A text of the owner's: one string for every locale, or one string per locale. */
export type Localized = string | Readonly<Record<string, string>>;

/** The schemas of the texts and files that each language can have its own of. */
export type LocalizedFields = ReturnType<typeof createLocalizedFields>;

/**
 * Makes the schema of something that is one for all locales, or one for each.
 * The default locale's is required, for it is shown where others are missing.
 * @param locales codes of the site's locales; none where their config is invalid
 */
export const createLocalized = (
  schema: z.ZodType<string>,
  locales: readonly string[],
  defaultLocale: string | undefined,
) =>
  z.union(
    [
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
    ],
    { error: `Expected text, or a text for each of ${locales.join(", ")}.` },
  ) as z.ZodUnion as z.ZodType<Localized, Localized>;

/** Makes the schemas of texts and files in the config of a site with these locales. */
export const createLocalizedFields = (
  locales: readonly string[],
  defaultLocale: string | undefined,
) => ({
  localizedText: createLocalized(text, locales, defaultLocale).describe(
    `text, or one text for each of ${locales.join(", ")}`,
  ),
  localizedFile: createLocalized(file, locales, defaultLocale).describe(
    `${file.description ?? ""}; or one for each of ${locales.join(", ")}`,
  ),
});
