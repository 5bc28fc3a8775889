import type { ReactNode } from "react";
import { TextPicture } from "./TextPicture";

type FigureProps = {
  src: string;
  /** The picture for dark mode. Default: `src`. */
  dark?: string;
  alt?: string;
  /** The caption. */
  children?: ReactNode;
};

/** A picture whose caption may hold links and emphasis. */
export function Figure({ src, dark, alt, children }: FigureProps) {
  return (
    <figure>
      <TextPicture src={src} dark={dark} alt={alt} />
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  );
}
