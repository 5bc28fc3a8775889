import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { Entry } from "../ui/Entry";
import { PostCard } from "./PostCard";

type PostListProps<Post extends Queries.PostCardFragment> = {
  posts: readonly Post[];
  /** Renders a post's summary; the list does not know how MDX arrives. */
  renderSummary: (post: Post) => ReactNode;
};

/** Posts with their teasers, in the order given. */
export function PostList<Post extends Queries.PostCardFragment>({
  posts,
  renderSummary,
}: PostListProps<Post>) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) {
    return (
      <Entry hasRule>
        <p>{t("list.empty")}</p>
      </Entry>
    );
  }
  return (
    <>
      {posts.map((post) => (
        <PostCard post={post} key={post.id}>
          {renderSummary(post)}
        </PostCard>
      ))}
    </>
  );
}
