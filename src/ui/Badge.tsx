import type { ReactNode } from "react";
import * as css from "./Badge.module.css";

type BadgeProps = { children: ReactNode };

/** A short remark beside a title, such as the language of a text. */
export function Badge({ children }: BadgeProps) {
  return <span className={css.root}>{children}</span>;
}
