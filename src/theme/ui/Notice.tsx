import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import * as css from "./Notice.module.css";

type NoticeProps = {
  /** In the margin. */
  label: ReactNode;
  children: ReactNode;
};

/** A remark above the header of a page. */
export function Notice({ label, children }: NoticeProps) {
  return (
    <div className={css.root} role="note">
      <MarginRow label={label}>
        <p>{children}</p>
      </MarginRow>
    </div>
  );
}

export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}
