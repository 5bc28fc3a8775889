import { useId, type ReactNode } from "react";
import { Link } from "../i18n/Link";
import { MarginRow } from "./MarginRow";
import { NoWrap } from "./NoWrap";
import * as css from "./Section.module.css";

type SectionProps = {
  title: string;
  /** The sentence that opens the section, set larger. */
  intro?: ReactNode;
  id?: string;
  /** What stands in the column, below the intro. */
  body?: ReactNode;
  /** Where there is more of it, below the section's name. */
  more?: { label: string; to: string } | null;
  /** Rows of their own, below the name. */
  children?: ReactNode;
};

/** A section of a page: its name in the margin, its content in the column. */
export function Section(props: SectionProps) {
  const { title, intro, id, body, more, children } = props;
  const titleId = useId();
  return (
    <section className={css.root} id={id} aria-labelledby={titleId}>
      <MarginRow
        label={
          <>
            <h2 className={css.title} id={titleId}>
              <NoWrap text={title} />
            </h2>
            {more && (
              <Link className={css.more} to={more.to}>
                {more.label}
              </Link>
            )}
          </>
        }
      >
        {intro ? <p className={css.intro}>{intro}</p> : null}
        {body}
      </MarginRow>
      {children}
    </section>
  );
}
