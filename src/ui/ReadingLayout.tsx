import type { ReactNode } from "react";
import { MarginRow } from "./MarginRow";
import { Container } from "./Container";
import * as css from "./ReadingLayout.module.css";

type ReadingLayoutProps = {
  /** The head of the page: `PostHeader` or `PageHeader`. */
  header: ReactNode;
  /** The table of contents: beside the text, or above it on a narrow screen. */
  toc?: ReactNode;
  /** The text itself. */
  children: ReactNode;
  /** What follows the text: tags, neighbours. */
  after?: ReactNode;
};

/** A page to be read: a post, or a plain page such as the imprint. */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { header, toc, children, after } = props;
  return (
    <Container>
      <article className={css.root}>
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
