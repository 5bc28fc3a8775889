import { PostCard } from "part/PostCard";
import type { ComponentProps, ReactNode } from "react";
import { Pagination } from "../blog/Pagination";
import { useTranslation } from "../i18n/useTranslation";
import type { PagedContext } from "../../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { EmptyList } from "../ui/EmptyList";
import { PageHeader } from "../ui/PageHeader";
import { ListPage } from "./ListPage";

type PostPagesProps = PagedContext &
  Omit<ComponentProps<typeof ListPage>, "children"> & {
    posts: readonly (Queries.PostCardFragment & { summary: unknown })[];
    /** The description of the first page; others add their number. */
    description: string;
    /** True for the list of all posts, which may be empty, and whose newest post is large. */
    isBlog?: boolean;
    /** Below the list. */
    children?: ReactNode;
  };

/** A page of a list of posts, which may have several. */
export function PostPages(props: PostPagesProps) {
  const { t } = useTranslation("lists");
  const { posts, isBlog = false, children, ...page } = props;
  const { title, lead, description: text, pageNumber } = page;
  const isFirst = pageNumber === 1;
  return (
    <ListPage
      header={<PageHeader title={title} lead={lead} />}
      {...page}
      title={
        isFirst ? title : t("list.titleOfPage", { title, page: pageNumber })
      }
      description={
        isFirst ? text : t("list.descriptionOfPage", { text, page: pageNumber })
      }
    >
      {posts.length === 0 && isBlog ? <EmptyList /> : null}
      {posts.map((post, index) => (
        <PostCard
          post={post}
          isLarge={isBlog && isFirst && index === 0}
          key={post.id}
        >
          <MdxBody tree={post.summary} />
        </PostCard>
      ))}
      <Pagination {...page} />
      {children}
    </ListPage>
  );
}
