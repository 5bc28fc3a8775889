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
  const { width, height, images } = image;
  const { fallback, sources = [] } = images;
  const shape = width / height;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} {...(own && { sizes: own })} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={own ?? fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        // For places where one that is higher than wide is seen whole.
        style={shape < 1 ? { "--shape": shape, ...style } : style}
        loading={isEager ? "eager" : "lazy"}
        {...(isEager && { fetchpriority: "high" })}
        decoding="async"
      />
    </picture>
  );
}
