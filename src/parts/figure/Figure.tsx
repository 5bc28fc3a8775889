import type { ReactNode } from "react";
import { Picture } from "../Picture";
import type { PictureProps } from "../Picture";

type FigureProps = PictureProps & {
  /** The caption. */
  children?: ReactNode;
};

/** A picture whose caption may hold links and emphasis. */
export function Figure({ children, ...picture }: FigureProps) {
  const hasCaption = Array.isArray(children) && children.length > 0;
  return (
    <figure>
      <Picture {...picture} />
      {hasCaption ? <figcaption>{children}</figcaption> : null}
    </figure>
  );
}
