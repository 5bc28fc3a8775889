import type { ReactNode } from "react";
import * as css from "./Entry.module.css";

type EntryProps = {
  /** What stands in the margin: a date, a label, a section's name. */
  label?: ReactNode;
  as?: "div" | "section" | "article" | "header" | "footer" | "li";
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
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
  lang,
  dir,
  id,
  hasRule = false,
  isLabelSticky = false,
  children,
}: EntryProps) {
  return (
    <Tag
      className={css.root}
      lang={lang}
      dir={dir}
      id={id}
      data-rule={hasRule || undefined}
      data-sticky={isLabelSticky || undefined}
    >
      {label ? <div className={css.label}>{label}</div> : null}
      <div className={css.body}>{children}</div>
    </Tag>
  );
}
