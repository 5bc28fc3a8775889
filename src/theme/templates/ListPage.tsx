import type { ComponentProps, ReactNode } from "react";
import { Head } from "../seo/Head";
import { ListLayout } from "../ui/ListLayout";
import { PageHeader } from "../ui/PageHeader";

type ListPageProps = ComponentProps<typeof Head> &
  Omit<ComponentProps<typeof ListLayout>, "header"> & {
    title: string;
    /** Shown below the title; also the description, unless there is another. */
    lead?: string | null;
    /** In the margin of the header. */
    label?: ReactNode;
    /** Default: title, lead and label. */
    header?: ReactNode;
  };

/** A screen that lists entries: its head, its header, its list. */
export function ListPage(props: ListPageProps) {
  const { title, lead, label, header, filter, aside, children, ...head } =
    props;
  return (
    <>
      <Head description={lead} {...head} title={title} />
      <ListLayout
        header={
          header ?? <PageHeader title={title} lead={lead} label={label} />
        }
        filter={filter}
        aside={aside}
      >
        {children}
      </ListLayout>
    </>
  );
}
