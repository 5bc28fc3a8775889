import { useContext } from "react";
import { Picture } from "../ui/Picture";
import { ImagesContext } from "./ImagesContext";

type OnePictureProps = { src: string; alt?: string | undefined };
type TextPictureProps = OnePictureProps & { dark?: string | undefined };

/** A picture of a text; both colour modes' are in the page, CSS shows the right one. */
export function TextPicture({ src, dark, alt }: TextPictureProps) {
  if (!dark) return <OnePicture src={src} alt={alt} />;
  // What is lazy and not displayed is not fetched.
  return (
    <>
      <span data-mode="light">
        <OnePicture src={src} alt={alt} />
      </span>
      <span data-mode="dark">
        <OnePicture src={dark} alt={alt} />
      </span>
    </>
  );
}

/** Several widths where the file is ours, plain where it is not. */
function OnePicture({ src, alt = "" }: OnePictureProps) {
  const file = useContext(ImagesContext).find((one) => one.src === src)?.file;
  const image = file?.childImageSharp?.gatsbyImageData;
  if (image) return <Picture image={image} alt={alt} />;
  return <img src={file?.publicURL ?? src} alt={alt} loading="lazy" />;
}
