import { Picture } from "../Picture";
import type { PictureProps } from "../Picture";

/** A picture among words. */
export const InlineImage = ({ src, dark, alt }: PictureProps) => (
  <Picture src={src} dark={dark} alt={alt} />
);
