import path from "node:path";
import sharp from "sharp";
import type { Localized } from "../config/i18n";
import { isPreview } from "../config/environment";
import { ownerConfig } from "../config/ownerConfig";
import { basePath, siteConfig, withBaseUrl } from "../config/resolved";
import { displayCut, hasDisplayCut } from "../config/typefaces";
import { findBrands } from "./brands";
import { loadScriptMessages } from "../site/messages/fillMessages";
import { cardFolder, listSiteCards } from "../output/og-images/cards";
import { createContentPolicy } from "../output/contentPolicy";
import { createFontStyles } from "../output/fonts/fontStyles";
import { currentSite } from "./currentSite";

/** Creates the constants that webpack inlines, by their name in the code. */
export async function siteConstants(
  root: string,
): Promise<Record<string, string>> {
  const { entries, authors } = currentSite();
  const imageSizes = await measureSiteImages(root, siteConfig.image);
  const brands = findBrands(JSON.stringify([siteConfig.footer, authors]));
  const siteCards = Object.fromEntries(
    listSiteCards(siteConfig).map(([locale, { fileName }]) => [
      locale,
      `/${cardFolder}/${fileName}`,
    ]),
  );
  const { fonts, typefaces } = siteConfig;
  const displayAddress = hasDisplayCut(fonts, typefaces)
    ? withBaseUrl(displayCut.path)
    : "";
  return {
    "process.env.GATSBY_SITE_PREVIEW": JSON.stringify(String(isPreview)),
    "process.env.SITE_BASE_PATH": JSON.stringify(basePath()),
    // A new host on one page renders all pages again: see createContentPolicy.
    "process.env.SITE_CONTENT_POLICY": JSON.stringify(
      createContentPolicy(siteConfig, entries, ownerConfig.sidebars),
    ),
    "process.env.SITE_FONT_FACES": JSON.stringify(
      await createFontStyles(root, typefaces, displayAddress),
    ),
    "process.env.SITE_DISPLAY_CUT": JSON.stringify(displayAddress),
    "process.env.SITE_IMAGE_SIZES": JSON.stringify(JSON.stringify(imageSizes)),
    "process.env.SITE_BRANDS": JSON.stringify(JSON.stringify(brands)),
    "process.env.SITE_CARDS": JSON.stringify(JSON.stringify(siteCards)),
    ...Object.fromEntries(
      Object.entries(loadScriptMessages(root, siteConfig.i18n)).map(
        ([namespace, messages]) => [
          `scriptMessages.${namespace}`,
          `(${JSON.stringify(messages)})`,
        ],
      ),
    ),
  };
}

/**
 * Measures the site's pictures in static/: "1200x630", by path. Skips pictures
 * elsewhere and unreadable files, which other checks report.
 */
export async function measureSiteImages(
  root: string,
  image: Localized | undefined,
): Promise<Record<string, string>> {
  const images =
    typeof image === "string" ? [image] : Object.values(image ?? {});
  const sizes: Record<string, string> = {};
  for (const address of new Set(images)) {
    if (!address.startsWith("/")) continue;
    const metadata = await sharp(path.join(root, "static", address))
      .metadata()
      .catch(() => undefined);
    if (!metadata) continue;
    const { width, height } = metadata.autoOrient;
    sizes[address] = `${width}x${height}`;
  }
  return sizes;
}
