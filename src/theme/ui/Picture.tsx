import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";

type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  /** True for the first picture of a page, which is loaded at once. */
  isEager?: boolean | undefined;
  /** The `sizes` attribute. Default: the width that the image was made for. */
  sizes?: string | undefined;
  style?: CSSProperties | undefined;
};

/** A picture in several widths. GatsbyImage would add React's server renderer to the browser's script. */
export function Picture({
  image,
  alt,
  isEager = false,
  sizes: own,
  style,
}: PictureProps) {
  const { width, height, images, layout } = image;
  const { fallback, sources = [] } = images;
  const shape = width / height;
  const isSmall = layout === "fixed";
  const sizes = isSmall ? undefined : own;
  // In places as wide as the text one that is higher than wide is seen whole, and none is enlarged.
  const most = [shape < 1 && `${shape * 85}svh`, isSmall && `${width}px`]
    .filter(Boolean)
    .join();
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} {...(sizes && { sizes })} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        style={most ? { "--most": `min(${most})`, ...style } : style}
        loading={isEager ? "eager" : "lazy"}
        {...(isEager && { fetchpriority: "high" })}
        decoding="async"
      />
    </picture>
  );
}
