import { useContext } from "react";
import { Picture } from "../ui/Picture";
import { ImagesContext } from "./ImagesContext";

type TextPictureProps = { src: string; alt?: string };

/** A picture of a text: several widths where its file is ours, plain where it is not. */
export function TextPicture({ src, alt = "" }: TextPictureProps) {
  const file = useContext(ImagesContext).find((one) => one.src === src)?.file;
  const image = file?.childImageSharp?.gatsbyImageData;
  if (image) return <Picture image={image} alt={alt} />;
  return <img src={file?.publicURL ?? src} alt={alt} loading="lazy" />;
}
