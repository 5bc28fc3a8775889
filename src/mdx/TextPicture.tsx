import { useContext } from "react";
import { withBaseUrl } from "../config/resolved";
import { Picture } from "../ui/Picture";
import { ImagesContext } from "./ImagesContext";

type Size = string | number | undefined;
type OnePictureProps = {
  src: string;
  alt?: string | undefined;
  width?: Size;
  height?: Size;
  sizes?: string | undefined;
};
type TextPictureProps = OnePictureProps & { dark?: string | undefined };

/** A picture of a text; both colour modes' are in the page, CSS shows the right one. */
export function TextPicture({ dark, ...one }: TextPictureProps) {
  if (!dark) return <OnePicture {...one} />;
  // What is lazy and not displayed is not fetched.
  return (
    <>
      <span data-mode="light">
        <OnePicture {...one} />
      </span>
      <span data-mode="dark">
        <OnePicture {...one} src={dark} />
      </span>
    </>
  );
}

/** Several widths where the file is ours to resize, as it is where it is not. */
function OnePicture({ src, alt = "", width, height, sizes }: OnePictureProps) {
  const found = useContext(ImagesContext).find((one) => one.src === src);
  const file = found?.file;
  const size = found?.size;
  const image = file?.childImageSharp?.gatsbyImageData;
  // The attributes are the file's own size: its shape is known before it loads.
  const style =
    width === undefined
      ? undefined
      : { inlineSize: isNaN(Number(width)) ? width : Number(width) };
  if (image && !size) {
    return (
      <Picture
        image={image}
        alt={alt}
        sizes={sizes ?? (style && `${Number(width) || 720}px`)}
        style={style}
      />
    );
  }
  return (
    <img
      src={file?.publicURL ?? withBaseUrl(src)}
      alt={alt}
      width={size?.width ?? width}
      height={size?.height ?? height}
      style={size ? style : undefined}
      loading="lazy"
    />
  );
}
