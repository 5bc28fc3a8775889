import { isPreview } from "../../config/preview";
import { siteConfig } from "../../config/resolved";
import { loadBundledMessages } from "../messages/fillMessages";
import { measureSiteImages } from "./measureSiteImages";

/** What webpack writes into the site's code, by the name that the code uses. */
export async function siteConstants(
  root: string,
): Promise<Record<string, string>> {
  const imageSizes = await measureSiteImages(root, siteConfig.image);
  const texts = Object.entries(loadBundledMessages(root));
  return {
    "process.env.GATSBY_SITE_PREVIEW": JSON.stringify(String(isPreview)),
    "process.env.SITE_IMAGE_SIZES": JSON.stringify(JSON.stringify(imageSizes)),
    ...Object.fromEntries(
      texts.map(([namespace, inLocales]) => [
        `siteTexts.${namespace}`,
        JSON.stringify(inLocales),
      ]),
    ),
  };
}
