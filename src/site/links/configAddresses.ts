import { existsSync } from "node:fs";
import type { Holding } from "../../config/schema/fields";
import { createLocalizedFields } from "../../config/schema/localized";
import { createSidebarsSchema } from "../../config/schema/sidebarsSchema";
import { createSiteSchema } from "../../config/schema/siteSchema";
import type { SidebarsInput, SiteInput } from "../../config/types";
import { configFile, sidebarsFile } from "../config/configFile";
import { createImageRef } from "../content/images";
import { listLeaves } from "../diagnostics/schemaAt";
import { scanHtml } from "./scanHtml";

/** An address in the site config or in the sidebars. */
export type ConfigLink = Pick<ConfigText, "file" | "field" | "locale"> & {
  address: string;
  isImage: boolean;
  /** True for an address without locale, which leads readers to the page in their own. */
  isLocalized: boolean;
};

/** A text of the config whose schema says that it holds an address, or HTML. */
type ConfigText = {
  file: string;
  /** Path of the option, for instance ["navbar", "items", 1, "to"]. */
  field: readonly PropertyKey[];
  text: string;
  holds: Holding;
  /** The only locale whose pages have it. Default: all have it. */
  locale?: string;
};

type Config = Pick<SiteInput, "i18n">;

function findTexts(
  site: Config,
  sidebars: SidebarsInput | undefined,
): ConfigText[] {
  const { locales, defaultLocale } = site.i18n;
  const codes = Object.keys(locales);
  const fields = createLocalizedFields(codes, defaultLocale);
  const leaves = [
    ...listLeaves(createSiteSchema(codes, defaultLocale), site).map((leaf) => ({
      ...leaf,
      file: configFile,
    })),
    ...listLeaves(createSidebarsSchema(fields), sidebars).map((leaf) => ({
      ...leaf,
      file: sidebarsFile,
    })),
  ];
  return leaves.flatMap(({ file, path: field, value, meta }) => {
    const holds = meta.holds as Holding | undefined;
    if (holds === undefined || typeof value !== "string") return [];
    const step = String(field.at(-1));
    const locale = Object.hasOwn(locales, step) ? step : undefined;
    return { file, field, text: value, holds, locale };
  });
}

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

/** Finds all addresses in the site config and in the sidebars, those in their HTML included. */
export const findConfigLinks = (site: Config, sidebars?: SidebarsInput) =>
  findTexts(site, sidebars).flatMap(readLinks);

/** Lists the owner's HTML in the site config and the sidebars. */
export const findHtml = (site: Config, sidebars: SidebarsInput) =>
  findTexts(site, sidebars).filter(({ holds }) => holds === "html");

/** Lists the pictures in static/ that the config and the sidebars name, but for icons that browsers alone read (.ico); missing ones are reported as links are. */
export const findConfigImages = (
  root: string,
  site: Config,
  sidebars?: SidebarsInput,
) =>
  findConfigLinks(site, sidebars)
    .filter(({ isImage, address }) => isImage && !/\.ico$/i.test(address))
    .map(({ file, field, address: src }) => ({
      sourcePath: file,
      image: createImageRef({ root, absolutePath: root }, { src, field }),
    }))
    .filter(({ image }) => existsSync(image.filePath));
