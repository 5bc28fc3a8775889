import type { ReactNode } from "react";
import { Pagination } from "../blog/Pagination";
import { PostList } from "../blog/PostList";
import { useTranslation } from "../i18n/useTranslation";
import type { PagedContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import type { Crumb, Subject } from "../seo/subject";
import { ListLayout } from "../ui/ListLayout";

type PostPagesProps = {
  pageContext: PagedContext;
  posts: readonly (Queries.PostCardFragment & { summary: unknown })[];
  title: string;
  /** The description of the first page; others add their number. */
  description: string;
  subject?: Subject | undefined;
  sections?: readonly Crumb[] | undefined;
  header: ReactNode;
  aside?: ReactNode;
  /** True for the list of all posts, which marks pinned posts and may be empty. */
  isBlog?: boolean;
};

/** A page of a list of posts, which may have several. */
export function PostPages(props: PostPagesProps) {
  const { t } = useTranslation("lists");
  const { pageContext, posts, title, description, isBlog = false } = props;
  const { basePath, pageNumber: page, pageCount } = pageContext;
  const isFirst = page === 1;
  return (
    <>
      <Head
        {...pageContext}
        title={isFirst ? title : t("list.titleOfPage", { title, page })}
        description={
          isFirst
            ? description
            : t("list.descriptionOfPage", { text: description, page })
        }
        subject={props.subject}
        sections={props.sections}
      />
      <ListLayout header={props.header} aside={props.aside}>
        {posts.length > 0 || isBlog ? (
          <PostList
            posts={posts}
            renderSummary={({ summary }) => <MdxBody tree={summary} />}
            showsPins={isBlog}
          />
        ) : null}
        <Pagination
          pageNumber={page}
          pageCount={pageCount}
          basePath={basePath}
        />
      </ListLayout>
    </>
  );
}
