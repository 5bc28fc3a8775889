import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import { Container } from "./Container";
import * as css from "./ReadingLayout.module.css";

export type ReadingLayoutProps = {
  header: ReactNode;
  /** In the margin, which it takes from labels, or above the text on narrow screens. */
  toc?: ReactNode;
  children: ReactNode;
  /** Below the text. */
  after?: ReactNode;
};

/** The layout of posts, pages and documentation. */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { header, toc, children, after } = props;
  return (
    <Container>
      <article className={css.root} data-beside={toc ? "contents" : undefined}>
        <div className={css.header}>{header}</div>
        {toc ? (
          <div className={css.toc}>
            <div className={css.pinned}>{toc}</div>
          </div>
        ) : null}
        <div className={css.text} data-pagefind-body="">
          <MarginRow>{children}</MarginRow>
        </div>
        {after ? <div className={css.after}>{after}</div> : null}
      </article>
    </Container>
  );
}
