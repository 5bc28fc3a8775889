import { withBaseUrl } from "../../config/resolved";
import type { FeedImage } from "./posts";

type Source = { src: string; width?: number; height?: number };

/**
 * Finds the file of a picture for use outside the site: one size, in a format
 * that every reader knows.
 * @param base address of the post, which a picture without a file is relative
 * to
 */
export function findImage(
  { src, file }: Pick<FeedImage, "src" | "file">,
  base: string,
): Source | undefined {
  const data = file?.childImageSharp?.gatsbyImageData;
  const address =
    data?.images.fallback?.src ?? file?.publicURL ?? withBaseUrl(src);
  if (address === "" || !URL.canParse(address, base)) return undefined;
  const size =
    address === data?.images.fallback?.src
      ? { width: data.width, height: data.height }
      : {};
  return { src: new URL(address, base).href, ...size };
}
