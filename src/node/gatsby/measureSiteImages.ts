import path from "node:path";
import type { Localized } from "../../config/localize";
import { measureImage } from "../og-images/coverImage";

/**
 * Width and height of the site's pictures in static/, such as "1200x630", by
 * their paths. Addresses elsewhere have none, nor have files that are missing
 * or no picture: previews do without sizes, and broken links are reported by
 * other checks.
 */
export async function measureSiteImages(
  root: string,
  image: Localized | undefined,
): Promise<Record<string, string>> {
  const images =
    typeof image === "string" ? [image] : Object.values(image ?? {});
  const sizes: Record<string, string> = {};
  for (const one of new Set(images)) {
    if (!one.startsWith("/")) continue;
    const file = path.join(root, "static", one);
    const { width, height } = await measureImage(file);
    if (width && height) sizes[one] = `${width}x${height}`;
  }
  return sizes;
}
