import type { z } from "zod";
import { noCircle } from "./schema/noCircle";
import { createSiteSchema } from "./schema/siteSchema";
import type { ResolvedSite } from "./types";

/** Reports an invalid site config; src/site/config/explainConfigError.ts creates the diagnostics. */
export class SiteConfigError extends Error {
  override name = "SiteConfigError";

  constructor(
    readonly issues: readonly z.core.$ZodIssue[],
    readonly site: unknown,
    readonly schema: z.ZodType,
  ) {
    super("The site config is invalid.");
  }
}

/** Validates the owner's config and fills in the defaults. */
export function resolveSite(site: unknown): ResolvedSite {
  const { locales, defaultLocale } = readLocales(site);
  const schema = createSiteSchema(locales, defaultLocale);
  const { success, data, error } = noCircle(schema).safeParse(site);
  if (success) return data;
  throw new SiteConfigError(error.issues, site, schema);
}

/** Reads the locales of a config that may be invalid; the localized fields depend on them. */
function readLocales(site: unknown) {
  const { i18n } = Object(site) as { i18n?: unknown };
  const { locales, defaultLocale } = Object(i18n) as Record<string, unknown>;
  const codes = Object.keys(Object(locales) as object);
  const main = codes.find((code) => code === defaultLocale);
  // Without a valid one, every text would seem to be in a wrong language.
  return { locales: main === undefined ? [] : codes, defaultLocale: main };
}
