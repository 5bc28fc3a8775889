import { GatsbyImage, getImage } from "gatsby-plugin-image";
import { useContext } from "react";
import { ImagesContext } from "./ImagesContext";

type PictureProps = { src: string; alt?: string };

/** A picture of a text: several widths where its file is ours, plain where it is not. */
export function Picture({ src, alt = "" }: PictureProps) {
  const file = useContext(ImagesContext).find((one) => one.src === src)?.file;
  const image = getImage(file?.childImageSharp?.gatsbyImageData ?? null);
  if (image) return <GatsbyImage image={image} alt={alt} />;
  return <img src={file?.publicURL ?? src} alt={alt} loading="lazy" />;
}
