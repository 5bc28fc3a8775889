import { z } from "zod";
import { file, html, text } from "./fields";

/** A text of the config: one for all locales, or one per locale. */
export type Localized = string | Readonly<Record<string, string>>;

/** The schemas of texts and files that can differ by language. */
export type LocalizedFields = ReturnType<typeof createLocalizedFields>;

/**
 * Creates the schema of a value for all locales, or one per locale. That of the
 * default locale is required, because it replaces missing ones.
 * @param locales codes of the site's locales; none where their config is invalid
 */
export const createLocalized = (
  schema: z.ZodType<string>,
  locales: readonly string[],
  defaultLocale: string | undefined,
) =>
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

/** Creates the schemas of texts and files of a site with these locales. */
export const createLocalizedFields = (
  locales: readonly string[],
  defaultLocale: string | undefined,
) => ({
  localizedText: createLocalized(text, locales, defaultLocale).describe(
    `text, or one text for each of ${locales.join(", ")}`,
  ),
  localizedHtml: createLocalized(html, locales, defaultLocale).describe(
    `HTML, or HTML for each of ${locales.join(", ")}`,
  ),
  localizedFile: createLocalized(file, locales, defaultLocale).describe(
    `${file.description ?? ""}; or one for each of ${locales.join(", ")}`,
  ),
});
