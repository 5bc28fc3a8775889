import { graphql } from "gatsby";
import { PostRecord } from "./PostRecord";
import { ShareRow } from "./ShareRow";
import { TagList } from "./TagList";
import * as css from "./PostFooter.module.css";

type PostFooterProps = { post: Queries.PostFooterFragment };

/** What is to be said of a post after its text: tags, last change, ways to pass it on. */
export function PostFooter({ post }: PostFooterProps) {
  return (
    <footer className={css.root}>
      <TagList tags={post.tags} />
      <PostRecord post={post} />
      <ShareRow title={post.title} path={post.path} />
    </footer>
  );
}

export const fragment = graphql`
  fragment PostFooter on BlogPost {
    title
    path
    tags {
      ...TagList
    }
    ...PostRecord
  }
`;
