import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./PostMeta.module.css";

type PostMetaProps = { post: Queries.PostMetaFragment };

/** The date of a post and its reading time. */
export function PostMeta({ post }: PostMetaProps) {
  const { t } = useTranslation("blog");
  const { minutes } = post.readingTime;
  return (
    <p className={css.root}>
      <time dateTime={post.date}>{post.dateText}</time>{" "}
      {minutes > 0 ? (
        <span>{t("post.readingTime", { count: minutes })}</span>
      ) : null}
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
