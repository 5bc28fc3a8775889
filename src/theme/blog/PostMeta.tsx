import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./PostMeta.module.css";

type PostMetaProps = {
  post: Queries.PostMetaFragment;
  /** A further remark, such as that the post is pinned. */
  children?: ReactNode;
};

/** The date of a post and its reading time. */
export function PostMeta({ post, children }: PostMetaProps) {
  const { t } = useTranslation("blog");
  const { minutes } = post.readingTime;
  return (
    <p className={css.root}>
      <time dateTime={post.date}>{post.dateText}</time>{" "}
      {minutes > 0 ? (
        <span>{t("post.readingTime", { count: minutes })}</span>
      ) : null}{" "}
      {children}
    </p>
  );
}

export const fragment = graphql`
  fragment PostMeta on BlogPost {
    date
    dateText
    readingTime {
      minutes
    }
  }
`;
