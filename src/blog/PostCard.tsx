import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { dirOf } from "../config/dirOf";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { Entry } from "../ui/Entry";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { PostMarks } from "./PostMarks";
import { PostMeta } from "./PostMeta";
import * as css from "./PostCard.module.css";

type PostCardProps = {
  post: Queries.PostCardFragment;
  /** Says of a pinned post that it is one: for the list that it is on top of. */
  showsPin?: boolean | undefined;
  /** The rendered summary: the text before the truncate marker. */
  children: ReactNode;
};

/** One post in a list: date in the margin, linked title, teaser. */
export function PostCard({ post, showsPin, children }: PostCardProps) {
  const { t } = useTranslation("blog");
  const { locale, htmlLang } = useLocale();
  return (
    <Entry
      as="article"
      label={
        <PostMeta post={post}>
          {showsPin && post.isPinned ? (
            <span className={css.pin}>{t("post.pinned")}</span>
          ) : null}
        </PostMeta>
      }
      hasRule
    >
      <div lang={post.lang} dir={dirOf(post.lang)}>
        <h2 className={css.title}>
          <Link to={post.path}>{post.title}</Link>
          <PostMarks post={post} />
        </h2>
        <div className={css.summary}>{children}</div>
        {post.hasMore ? (
          <p
            className={css.more}
            lang={htmlLang}
            dir={dirOf(locale)}
            data-print="hide"
          >
            <Link to={post.path}>
              {t("post.readMore")}
              <VisuallyHidden>: {post.title}</VisuallyHidden>
            </Link>
          </p>
        ) : null}
      </div>
    </Entry>
  );
}

export const fragment = graphql`
  fragment PostCard on BlogPost {
    id
    path
    title
    lang
    hasMore
    ...PostMarks
    isPinned
    ...PostMeta
  }
`;
