import { z } from "zod";
import { pageName, text } from "./fields";
import { findRepeats } from "../../lib/groupBy";
import { describeNumerals } from "../../lib/numerals";
import { languageTag, localeCode } from "./knownNames";

const examples = (code: string) => ({
  path: `path: "/${code}"`,
  htmlLang: `htmlLang: "${code}"`,
  label: "the language's name in itself",
});

/** Reports two addresses that a language calls the same. */
const hasDistinctNames = z.superRefine(
  (paths: Record<string, string>, context) => {
    const repeats = findRepeats(Object.entries(paths), ([, name]) => name);
    for (const { item, first } of repeats) {
      const message = `${first[0]} has the same name.`;
      context.addIssue({ code: "custom", message, path: [item[0]] });
    }
  },
);

/** The languages of the site. */
export const i18nSchema = z
  .strictObject({
    /** The locale of the pages at the root of the site. */
    defaultLocale: z.string(),
    /** The site's languages by locale code, in the order of the language menu. */
    locales: z.record(
      localeCode,
      z
        .strictObject({
          /** The name in the language menu, in the language itself. */
          label: text,
          /** The BCP 47 tag for the `lang` attribute, dates and numbers. */
          htmlLang: languageTag,
          /** The text direction. Default: "ltr". */
          direction: z.enum(["ltr", "rtl"]).default("ltr"),
          /** The base path of this locale: "/", or one segment such as "/de". */
          path: z
            .string()
            .regex(/^\/[\w-]*$/, "Not one path segment.")
            .describe('"/" or one segment such as "/de"'),
          /** Translations of fixed paths: `{ "/projects": "/projekte", "/blog/tags": "/blog/schlagwoerter" }`. Links in texts, menus and options use the paths on the left in every language. A page translates its own path in `slug`. Default: none. */
          paths: z
            .record(pageName, pageName)
            .check(hasDistinctNames)
            .optional(),
        })
        .transform((locale) => ({
          ...locale,
          numerals: describeNumerals(locale.htmlLang),
        })),
    ),
  })
  .check(
    z.superRefine(({ defaultLocale, locales }, context) => {
      const codes = Object.keys(locales);
      const main = locales[defaultLocale];
      if (!main) {
        const path = ["defaultLocale"];
        context.addIssue({ code: "invalid_value", values: codes, path });
      } else if (main.path !== "/") {
        context.addIssue({
          code: "custom",
          message: 'The path of the default locale must be "/".',
          path: ["locales", defaultLocale, "path"],
        });
      }
      const starts = codes.map((code) => locales[code]?.path);
      for (const code of codes)
        for (const [name, to] of Object.entries(locales[code]?.paths ?? {})) {
          const [, start = "", rest = ""] = /^(\/[^/]+)(.+)$/.exec(to) ?? [];
          if (!starts.includes(start)) continue;
          context.addIssue({
            code: "custom",
            message: "It has the path of a language.",
            path: ["locales", code, "paths", name],
            params: {
              note: `Write "${rest}": the site adds each locale's path.`,
            },
          });
        }
      for (const option of ["path", "htmlLang", "label"] as const) {
        const repeats = findRepeats(codes, (code) =>
          locales[code]?.[option].trim().toLowerCase(),
        );
        for (const { item: code, first } of repeats) {
          context.addIssue({
            code: "custom",
            message: `The locale "${first}" has the same ${option}.`,
            path: ["locales", code, option],
            params: { note: `Write for example ${examples(code)[option]}.` },
          });
        }
      }
    }),
  );

/**
 * Names the site's languages in each of them, by its language tag. Pages get
 * the names as data: a browser may know other ones, and hydration would fail.
 */
export function nameLanguages({ locales }: z.output<typeof i18nSchema>) {
  const named = Object.values(locales).map(({ htmlLang }) => {
    const names = new Intl.DisplayNames([htmlLang], { type: "language" });
    const codes = Object.keys(locales);
    return [
      htmlLang,
      Object.fromEntries(codes.map((code) => [code, names.of(code)])),
    ] as const;
  });
  return Object.fromEntries(named);
}
