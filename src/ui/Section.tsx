import { useId, type ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import { NoWrap } from "./NoWrap";
import * as css from "./Section.module.css";

type SectionProps = {
  title: string;
  /** The sentence that opens the section, set larger. */
  intro?: ReactNode;
  id?: string;
  /** What readers can set, beside the section's name. */
  control?: ReactNode;
  children?: ReactNode;
};

/** A section of a page: its name in the margin, its content in the column. */
export function Section({ title, intro, id, control, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css.root} id={id} aria-labelledby={titleId}>
      <MarginRow
        label={
          <h2 className={css.title} id={titleId}>
            <NoWrap text={title} />
          </h2>
        }
      >
        {intro ? <p className={css.intro}>{intro}</p> : null}
        {control}
      </MarginRow>
      {children}
    </section>
  );
}
