import type { ReactNode } from "react";
import { Container } from "./Container";
import * as css from "./ListLayout.module.css";

type ListLayoutProps = {
  /** The head of the page: `PageHeader` or `AuthorHeader`. */
  header: ReactNode;
  /** What readers can set, between the head and the list. */
  filter?: ReactNode;
  /** What stands beside the list: `RecentPosts`. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of entries: the blog, the archive, the authors. */
export function ListLayout({
  header,
  filter,
  aside,
  children,
}: ListLayoutProps) {
  return (
    <Container>
      {header}
      {filter}
      <div className={css.root} data-aside={aside ? "" : undefined}>
        <div>{children}</div>
        {aside ? (
          <aside className={css.aside} data-print="hide">
            {aside}
          </aside>
        ) : null}
      </div>
    </Container>
  );
}
