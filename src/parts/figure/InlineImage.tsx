import { Picture, type PictureProps } from "../Picture";
import { modeOf } from "./modeOf";

/** A picture among words. */
export function InlineImage(props: PictureProps) {
  const { src, dark, alt, width, height } = props;
  const picture = <Picture {...{ src, dark, alt, width, height }} />;
  const mode = dark ? undefined : modeOf(src);
  return mode ? <span data-mode={mode}>{picture}</span> : picture;
}
