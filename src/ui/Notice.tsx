import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import * as css from "./Notice.module.css";

type NoticeProps = {
  /** What the remark is about, in a word or two; stands in the margin. */
  label: ReactNode;
  children: ReactNode;
};

/** A remark about a page, above its head. */
export function Notice({ label, children }: NoticeProps) {
  return (
    <div className={css.root} role="note">
      <MarginRow label={label}>
        <p>{children}</p>
      </MarginRow>
    </div>
  );
}

type BadgeProps = { children: ReactNode };

/** A short remark beside a title, such as the language of a text. */
export function Badge({ children }: BadgeProps) {
  return <span className={css.badge}>{children}</span>;
}
