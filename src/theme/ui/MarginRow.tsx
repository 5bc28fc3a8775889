import type { ReactNode } from "react";
import * as css from "./MarginRow.module.css";

type MarginRowProps = {
  /** The content of the margin. */
  label?: ReactNode;
  as?: "div" | "section" | "article" | "header" | "footer" | "li";
  /** True for a line above. */
  hasRule?: boolean;
  /** True for a label that stays in view while the column scrolls. */
  isLabelSticky?: boolean;
  children: ReactNode;
};

/** A row of the page: a label in the margin, content in the column. */
export function MarginRow({
  label,
  as: Tag = "div",
  hasRule = false,
  isLabelSticky = false,
  children,
}: MarginRowProps) {
  return (
    <Tag
      className={css.root}
      data-rule={hasRule || undefined}
      data-sticky={isLabelSticky || undefined}
    >
      {label ? <div className={css.label}>{label}</div> : null}
      <div className={css.body}>{children}</div>
    </Tag>
  );
}
