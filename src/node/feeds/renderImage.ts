import { createElement, type ReactElement } from "react";
import { absoluteUrl } from "./absoluteUrl";
import type { FeedImage } from "./feedPost";

type Size = { width?: number | string; height?: number | string };
type Text = { url: string; images: readonly FeedImage[] };
type Source = { src: string } & Size;

/** The file that stands for a picture outside the site: one size, in a format that every reader shows. */
export function imageSource(
  image: FeedImage | undefined,
  base: string,
): Source | null {
  const data = image?.file?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback?.src;
  const size =
    data && fallback ? { width: data.width, height: data.height } : {};
  const address = fallback ?? image?.file?.publicURL ?? image?.src ?? "";
  const src = address === "" ? undefined : absoluteUrl(address, base);
  return src === undefined ? null : { src, ...size };
}

const sizeOf = (value: unknown) =>
  typeof value === "number" || typeof value === "string" ? value : undefined;

/** A picture of a text; null where its address is none. */
export function renderImage(
  props: Readonly<Record<string, unknown>>,
  { url, images }: Text,
): ReactElement | null {
  const { src, alt, width, height } = props;
  const written = typeof src === "string" ? src : "";
  const known = images.find((one) => one.src === written);
  const source = imageSource(
    known ?? { src: written, alt: "", file: null },
    url,
  );
  if (!source) return null;
  return createElement("img", {
    width: sizeOf(width),
    height: sizeOf(height),
    ...source,
    alt: typeof alt === "string" ? alt : "",
  });
}
