import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useThemeConfig } from "../config/ThemeProvider";
import { useTranslation } from "../i18n/useTranslation";
import { DateTime } from "../ui/DateTime";
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
      <DateTime date={post.date} text={post.dateText} />{" "}
      <ReadingTime time={post.readingTime} /> {children}
    </p>
  );
}

type ReadingTimeProps = { time: Queries.ReadingTimeFragment };

/** How long the post takes to read, if there is text and the site is set to say so. */
export function ReadingTime({ time }: ReadingTimeProps) {
  const { t } = useTranslation("blog");
  const { showReadingTime } = useThemeConfig().blog;
  if (!showReadingTime || time.minutes === 0) return null;
  return <span>{t("post.readingTime", { count: time.minutes })}</span>;
}

export const fragments = graphql`
  fragment PostMeta on BlogPost {
    date
    dateText
    readingTime {
      ...ReadingTime
    }
  }

  fragment ReadingTime on ReadingTime {
    minutes
  }
`;
