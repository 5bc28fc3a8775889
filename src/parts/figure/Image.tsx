import type { PictureProps } from "../Picture";
import { modeOf } from "./modeOf";
import { PictureFigure } from "./PictureFigure";

type ImageProps = PictureProps & {
  caption?: string;
  /** HTML's word for what is the caption here. */
  title?: string;
};

/** A picture that stands alone, as Markdown and HTML write it; its title is the caption. */
export function Image(props: ImageProps) {
  const { src, dark, alt, width, height, caption, title } = props;
  return (
    <PictureFigure
      picture={{ src, dark, alt, width, height }}
      caption={caption ?? title}
      // With a second picture it shows both modes.
      attributes={{ "data-mode": dark ? undefined : modeOf(src) }}
    />
  );
}
