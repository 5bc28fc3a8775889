import type { Holding } from "../../config/schema/fields";
import { createLocalizedFields } from "../../config/schema/localized";
import { createSidebarsSchema } from "../../config/schema/sidebarsSchema";
import { createSiteSchema } from "../../config/schema/siteSchema";
import type { SidebarsInput, SiteInput } from "../../config/types";
import { configFile, sidebarsFile } from "../config/configFile";
import { listLeaves } from "../diagnostics/schemaAt";
import { scanHtml } from "./scanHtml";

/** An address in the site config or in the sidebars. */
export type ConfigLink = Pick<ConfigText, "field" | "locale"> & {
  address: string;
  isImage: boolean;
  /** True for an address without locale, which leads readers to the page in their own. */
  isLocalized: boolean;
};

/** A text of the config whose schema says that it holds an address, or HTML. */
type ConfigText = {
  /** Path of the option, for instance ["navbar", "items", 1, "to"]. */
  field: readonly PropertyKey[];
  text: string;
  holds: Holding;
  /** The only locale whose pages have it. Default: all have it. */
  locale?: string;
};

type Config = Pick<SiteInput, "i18n">;

function findTexts(
  { i18n: { locales } }: Config,
  schema: Parameters<typeof listLeaves>[0],
  data: unknown,
): ConfigText[] {
  return listLeaves(schema, data).flatMap(({ path: field, value, meta }) => {
    const holds = meta.holds as Holding | undefined;
    if (holds === undefined || typeof value !== "string") return [];
    const step = String(field.at(-1));
    const locale = Object.hasOwn(locales, step) ? step : undefined;
    return { field, text: value, holds, locale };
  });
}

const findConfigTexts = (site: Config): ConfigText[] => {
  const { locales, defaultLocale } = site.i18n;
  return findTexts(
    site,
    createSiteSchema(Object.keys(locales), defaultLocale),
    site,
  );
};

const findSidebarTexts = (site: Config, sidebars: SidebarsInput) => {
  const { locales, defaultLocale } = site.i18n;
  const fields = createLocalizedFields(Object.keys(locales), defaultLocale);
  return findTexts(site, createSidebarsSchema(fields), sidebars);
};

function readLinks({ text, holds, ...place }: ConfigText): ConfigLink[] {
  const link = { ...place, isImage: false, isLocalized: holds === "page" };
  if (holds !== "html")
    return [{ ...link, address: text, isImage: holds === "image" }];
  const { links, images } = scanHtml(text);
  return [
    ...links.map((address) => ({ ...link, address })),
    ...images.map((address) => ({ ...link, address, isImage: true })),
  ];
}

/** Finds all addresses in the site config, those in its HTML included. */
export const findConfigLinks = (site: Config): ConfigLink[] =>
  findConfigTexts(site).flatMap(readLinks);

/** Finds all addresses in the sidebars. */
export const findSidebarLinks = (site: Config, sidebars: SidebarsInput) =>
  findSidebarTexts(site, sidebars).flatMap(readLinks);

/** Lists the owner's HTML in the site config and the sidebars. */
export const findHtml = (site: Config, sidebars: SidebarsInput) =>
  [
    ...findConfigTexts(site).map((text) => ({ ...text, file: configFile })),
    ...findSidebarTexts(site, sidebars).map((text) => ({
      ...text,
      file: sidebarsFile,
    })),
  ].filter(({ holds }) => holds === "html");
