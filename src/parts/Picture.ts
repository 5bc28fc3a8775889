import type { FunctionComponent } from "react";

export type PictureProps = {
  /** As written in the text. */
  src: string;
  /** The picture for dark mode. Default: `src`. */
  dark?: string | undefined;
  alt?: string | undefined;
};

/** A picture's place in a part. Its files are known only when a page's data is made, so it stays a name in the tree. */
export const Picture = "Picture" as unknown as FunctionComponent<PictureProps>;
