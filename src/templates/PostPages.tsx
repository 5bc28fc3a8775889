import type { ReactNode } from "react";
import { Pagination } from "../blog/Pagination";
import { PostList } from "../blog/PostList";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import type { OwnFeeds } from "../seo/linkTags";
import type { Crumb, Subject } from "../seo/subject";
import { ListLayout } from "../ui/ListLayout";

type PostPagesProps = {
  pageContext: RouteContext;
  posts: readonly (Queries.PostCardFragment & { summary: unknown })[];
  title: string;
  /** What search engines say of the list; of further pages with their number, for each wants its own. */
  description: string;
  subject?: Subject | undefined;
  sections?: readonly Crumb[] | undefined;
  feeds?: OwnFeeds | undefined;
  header: ReactNode;
  /** What stands beside the list. */
  aside?: ReactNode;
  /** All posts, not those of an author or a tag: pins are marked, and that there are none is said. */
  isBlog?: boolean;
};

/** One page of a list of posts that may go on over several. */
export function PostPages(props: PostPagesProps) {
  const { t } = useTranslation("lists");
  const { pageContext, posts, title, description, isBlog = false } = props;
  const { basePath = "", postCount = 0 } = pageContext;
  const { pageNumber: page = 1, pageCount = 1 } = pageContext;
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
        feeds={props.feeds}
      />
      <ListLayout header={props.header} aside={props.aside}>
        {postCount > 0 || isBlog ? (
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
