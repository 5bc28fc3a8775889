import type { z } from "zod";
import { createSiteSchema } from "./schema/siteSchema";
import type { ResolvedSite } from "./types";

/** Says why a site config is invalid; src/node/config/configDiagnostics.ts makes diagnostics of it. */
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

/** Validates what the owner wrote, and fills in every default. */
export function resolveSite(site: unknown): ResolvedSite {
  const { locales, defaultLocale } = readLocales(site);
  const schema = createSiteSchema(locales, defaultLocale);
  const { success, data, error } = schema.safeParse(site);
  if (success) return data;
  throw new SiteConfigError(error.issues, site, schema);
}

/** The locales of a config that may be invalid: what they may say depends on them. */
function readLocales(site: unknown) {
  const { i18n } = Object(site) as { i18n?: unknown };
  const { locales, defaultLocale } = Object(i18n) as Record<string, unknown>;
  const codes = Object.keys(Object(locales) as object);
  return {
    locales: codes,
    defaultLocale: codes.find((code) => code === defaultLocale),
  };
}
