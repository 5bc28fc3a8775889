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

/** Several widths if the build can resize the file, otherwise the file. */
function OnePicture({ src, alt = "", width, height, sizes }: OnePictureProps) {
  const picture = useContext(ImagesContext).find((item) => item.src === src);
  const file = picture?.file;
  const size = picture?.size;
  const image = file?.childImageSharp?.gatsbyImageData;
  // The attributes are the size of the file, to reserve its space.
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
