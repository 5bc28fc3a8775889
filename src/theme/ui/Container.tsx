import type { ReactNode } from "react";
import * as css from "./Container.module.css";

/** The width of the page: its content begins at the margin line. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}

/** A part of a page with a background from edge to edge. */
export function FullBleed({ children }: { children: ReactNode }) {
  return <div className={css.band}>{children}</div>;
}
