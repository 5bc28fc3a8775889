import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { PostLink } from "./PostLink";
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
  const { htmlLang, direction, locale } = useLocale();
  const languageOf = useTextLanguage();
  const own =
    post.lang === locale ? undefined : { lang: htmlLang, dir: direction };
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
      shownIn={shownIn(locale, post)}
    >
      <div {...languageOf(post.lang)}>
        <h2 className={css.title}>
          <PostLink post={post} />
          <PostMarks post={post} />
        </h2>
        <div className={css.summary}>{children}</div>
        {post.hasMore ? (
          <p className={css.more} {...own} data-print="hide">
            <PostLink post={post} {...own}>
              {t("post.readMore")}
              <VisuallyHidden>
                : <span {...languageOf(post.lang)}>{post.title}</span>
              </VisuallyHidden>
            </PostLink>
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
