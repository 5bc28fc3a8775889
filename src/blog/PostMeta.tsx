import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DateTime } from "../ui/DateTime";
import { ReadingTime } from "./ReadingTime";
import * as css from "./PostMeta.module.css";

type PostMetaProps = {
  post: Queries.PostMetaFragment;
  /** A further remark, such as that the post is pinned. */
  children?: ReactNode;
};

/** When a post appeared and how long it is; stands in the margin. */
export function PostMeta({ post, children }: PostMetaProps) {
  return (
    <p className={css.root}>
      <DateTime date={post.date} text={post.dateText} />
      <ReadingTime time={post.readingTime} />
      {children}
    </p>
  );
}

export const fragment = graphql`
  fragment PostMeta on BlogPost {
    date
    dateText
    readingTime {
      ...ReadingTime
    }
  }
`;
