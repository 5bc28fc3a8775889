import { createContext, useContext } from "react";
import { withBaseUrl } from "../../config/resolved";
import { Picture } from "../ui/Picture";

/** The pictures of the text, found by the path as written. */
export const ImagesContext = createContext<readonly Queries.MdxImageFragment[]>(
  [],
);

type Size = string | number | undefined;
type OnePictureProps = {
  src: string;
  alt?: string | undefined;
  width?: Size;
  height?: Size;
  sizes?: string | undefined;
};
type TextPictureProps = OnePictureProps & { dark?: string | undefined };

/** A picture in a text; the page contains both colour modes' files, and CSS shows one. */
export function TextPicture({ dark, ...one }: TextPictureProps) {
  if (!dark) return <OnePicture {...one} />;
  // Browsers do not load a lazy picture that is not displayed.
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

/** Stops an animation at its first frame for readers who want less motion. */
function stopMotion(image: HTMLImageElement | null): void {
  if (!image?.naturalWidth || image.src.startsWith("data:")) return;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), {
    width,
    height,
  });
  // Canvases take the first frame, whichever is shown.
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.src = canvas.toDataURL();
}

/** Several widths if the build can resize the file, otherwise the file. */
function OnePicture({ src, alt = "", width, height, sizes }: OnePictureProps) {
  const picture = useContext(ImagesContext).find((item) => item.src === src);
  const size = picture?.size;
  const image = picture?.file?.childImageSharp?.gatsbyImageData;
  // The attributes are the size of the file, to reserve its space.
  const style =
    width === undefined
      ? undefined
      : { inlineSize: isNaN(Number(width)) ? width : Number(width) };
  const address = picture?.publicURL ?? withBaseUrl(src);
  // Pictures of other hosts can't be read.
  const canMove = picture && /\.(?:gif|webp|a?png|avif)$/i.test(address);
  if (image && !(size && canMove)) {
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
      // It may have loaded before the script.
      ref={canMove ? stopMotion : undefined}
      onLoad={canMove ? (event) => stopMotion(event.currentTarget) : undefined}
      src={address}
      alt={alt}
      width={size?.width ?? width}
      height={size?.height ?? height}
      style={size ? style : undefined}
      loading="lazy"
    />
  );
}
