import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./Picture";
import * as css from "./Avatar.module.css";

type AvatarProps = {
  /** The picture, ready for every screen; without one nothing is shown. */
  image: IGatsbyImageData | null | undefined;
  size?: "small" | "large";
};

/** A portrait. The name always stands beside it, so it has no text of its own. */
export function Avatar({ image, size = "small" }: AvatarProps) {
  if (!image) return null;
  return (
    <span className={css.root} data-size={size}>
      <Picture image={image} alt="" />
    </span>
  );
}
