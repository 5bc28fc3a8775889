import type { IGatsbyImageData } from "gatsby-plugin-image";

type PictureProps = {
  /** What gatsby-plugin-image made of a file: several widths and formats. */
  image: IGatsbyImageData;
  alt: string;
  /** For the first picture of a page: fetched at once, all others when they come near. */
  isEager?: boolean;
};

/**
 * A picture in several widths and formats, as plain HTML. GatsbyImage would
 * load a copy of React's server renderer into the browser to do the same.
 */
export function Picture({ image, alt, isEager = false }: PictureProps) {
  const { width, height, images } = image;
  const { fallback, sources = [] } = images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
