import type { ReactNode } from "react";
import { TextPicture } from "./TextPicture";

type FigureProps = { src: string; alt?: string; children?: ReactNode };

/** A picture whose caption may hold links and emphasis. */
export function Figure({ src, alt, children }: FigureProps) {
  return (
    <figure>
      <TextPicture src={src} alt={alt} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
