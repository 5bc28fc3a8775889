import type { ReactNode } from "react";
import * as css from "./Entry.module.css";

type EntryProps = {
  /** What stands in the margin: a date, a label, a section's name. */
  label?: ReactNode;
  as?: "div" | "section" | "article" | "header" | "footer" | "li";
  id?: string | undefined;
  /** A hairline above, across margin and column. */
  hasRule?: boolean;
  /** The label stays in view while its column scrolls by. */
  isLabelSticky?: boolean;
  children: ReactNode;
};

/** One entry of the ledger: a label in the margin, the text in the column. */
export function Entry({
  label,
  as: Tag = "div",
  id,
  hasRule = false,
  isLabelSticky = false,
  children,
}: EntryProps) {
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
