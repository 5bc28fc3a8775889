import type { ReactNode } from "react";
import * as css from "./DocsFoot.module.css";

type DocsFootProps = {
  /** What is to be said of a page after its text: tags, last change. */
  children: ReactNode;
};

/** The foot of a page of documentation; no room is kept where it says nothing. */
export function DocsFoot({ children }: DocsFootProps) {
  return <footer className={css.root}>{children}</footer>;
}
