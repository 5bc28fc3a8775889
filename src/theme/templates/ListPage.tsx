import type { ComponentProps, ReactNode } from "react";
import { Head } from "../seo/Head";
import { Container } from "../ui/Container";
import { PageHeader } from "../ui/PageHeader";
import * as css from "./ListPage.module.css";

type ListPageProps = ComponentProps<typeof Head> & {
  title: string;
  /** Shown below the title; also the description, unless there is another. */
  lead?: string | null;
  /** In the margin of the header. */
  label?: ReactNode;
  /** Default: title, lead and label. */
  header?: ReactNode;
  /** Controls between the header and the list. */
  filter?: ReactNode;
  /** In the margin on wide screens, where rows have their labels above them. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen that lists entries: its head, its header, its list. */
export function ListPage(props: ListPageProps) {
  const { title, lead, label, header, filter, aside, children, ...head } =
    props;
  return (
    <>
      <Head description={lead} {...head} title={title} />
      <Container>
        {header ?? <PageHeader title={title} lead={lead} label={label} />}
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
    </>
  );
}
