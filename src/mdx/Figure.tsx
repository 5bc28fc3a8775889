import type { ReactNode } from "react";
import { Picture } from "./Picture";

type FigureProps = { src: string; alt?: string; children?: ReactNode };

/** A picture whose caption may hold links and emphasis. */
export function Figure({ src, alt, children }: FigureProps) {
  return (
    <figure>
      <Picture src={src} alt={alt} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
