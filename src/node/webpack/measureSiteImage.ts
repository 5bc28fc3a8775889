import path from "node:path";
import { pictureSize } from "../cards/pictureSize";

/**
 * Width and height of a picture in static/, such as "1200x630". Undefined for
 * addresses elsewhere, and for files that are missing or no picture: previews
 * do without sizes, and broken links are reported by other checks.
 */
export async function measureSiteImage(
  root: string,
  image: string | undefined,
): Promise<string | undefined> {
  if (!image?.startsWith("/")) return undefined;
  const { width, height } = await pictureSize(path.join(root, "static", image));
  return width && height ? `${width}x${height}` : undefined;
}
