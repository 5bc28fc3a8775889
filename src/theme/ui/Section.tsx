import { useId, type ReactNode } from "react";
import { Link } from "../i18n/Link";
import { MarginRow } from "./MarginRow";
import { NoWrap } from "./NoWrap";
import * as css from "./Section.module.css";

type SectionProps = {
  title: string;
  intro?: ReactNode;
  id?: string;
  /** In the column, below the intro. */
  body?: ReactNode;
  /** A link below the title. */
  more?: { label: string; to: string } | null;
  /** Rows below the title. */
  children?: ReactNode;
  /** True for the last one of a page. */
  isLast?: boolean;
};

/** A section of a page, with its title in the margin. */
export function Section(props: SectionProps) {
  const { title, intro, id, body, more, children, isLast } = props;
  const titleId = useId();
  return (
    <section
      className={css.root}
      id={id}
      aria-labelledby={titleId}
      data-last={isLast}
    >
      <MarginRow
        label={
          <>
            <h2 id={titleId}>
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
