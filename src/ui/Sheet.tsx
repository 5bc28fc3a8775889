import type { ReactNode } from "react";
import * as css from "./Sheet.module.css";

type SheetProps = { children: ReactNode };

/** The width of the page: everything on it lines up with the margin line. */
export function Sheet({ children }: SheetProps) {
  return <div className={css.root}>{children}</div>;
}

/** A part of a page on darker paper, from edge to edge. */
export function Band({ children }: { children: ReactNode }) {
  return <div className={css.band}>{children}</div>;
}
