import type { ReactNode } from "react";
import * as css from "./Container.module.css";

type ContainerProps = { children: ReactNode };

/** As wide as the page: what is inside lines up with the margin line. */
export function Container({ children }: ContainerProps) {
  return <div className={css.root}>{children}</div>;
}

/** A part of a page on darker paper, from edge to edge. */
export function FullBleed({ children }: { children: ReactNode }) {
  return <div className={css.band}>{children}</div>;
}
