import type { ReactNode } from "react";
import * as css from "./MarginRow.module.css";

type MarginRowProps = {
  /** In the margin: a date, a label, a section's name. */
  label?: ReactNode;
  as?: "div" | "section" | "article" | "header" | "footer" | "li";
  id?: string | undefined;
  /** A hairline above, across margin and column. */
  hasRule?: boolean;
  /** The label stays in view while its column scrolls by. */
  isLabelSticky?: boolean;
  children: ReactNode;
};

/** A row of the page: a label in the margin, the text in the column. */
export function MarginRow({
  label,
  as: Tag = "div",
  id,
  hasRule = false,
  isLabelSticky = false,
  children,
}: MarginRowProps) {
  return (
    <Tag
      className={css.root}
      id={id}
      data-rule={hasRule || undefined}
      data-sticky={isLabelSticky || undefined}
    >
      {label ? <div className={css.label}>{label}</div> : null}
      <div className={css.body}>{children}</div>
    </Tag>
  );
}
