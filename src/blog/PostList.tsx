import type { ReactNode } from "react";
import { NoPosts } from "./NoPosts";
import { NothingOwn } from "./NothingOwn";
import { PostCard } from "./PostCard";

type PostListProps<Post extends Queries.PostCardFragment> = {
  posts: readonly Post[];
  /** Renders a post's summary; the list does not know how MDX arrives. */
  renderSummary: (post: Post) => ReactNode;
  showsPins?: boolean;
};

/** Posts with their teasers, in the order given. */
export function PostList<Post extends Queries.PostCardFragment>({
  posts,
  renderSummary,
  showsPins,
}: PostListProps<Post>) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <>
      {posts.map((post) => (
        <PostCard post={post} showsPin={showsPins} key={post.id}>
          {renderSummary(post)}
        </PostCard>
      ))}
      <NothingOwn posts={posts} />
    </>
  );
}
