import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useLocale, useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import { EntryLink, EntryMarks } from "../reading/EntryLink";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { PostMeta } from "./PostMeta";
import { PostTeaser } from "./PostTeaser";
import { TagLinks } from "../reading/TagList";
import * as css from "./PostList.module.css";

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
    <MarginRow
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
      <PostTeaser post={post}>
        <h2 className={css.title}>
          <EntryLink entry={post} />
          <EntryMarks entry={post} />
        </h2>
        <div className={css.summary}>{children}</div>
        <div className={css.foot} {...own}>
          {post.hasMore ? (
            <p className={css.more} data-print="hide">
              <EntryLink entry={post} {...own}>
                {t("post.readMore")}
                <VisuallyHidden>
                  : <span {...languageOf(post.lang)}>{post.title}</span>
                </VisuallyHidden>
              </EntryLink>
            </p>
          ) : null}
          <TagLinks tags={post.tags} />
        </div>
      </PostTeaser>
    </MarginRow>
  );
}

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
  const { t } = useTranslation("lists");
  if (posts.length === 0) {
    return (
      <MarginRow hasRule>
        <p>{t("list.empty")}</p>
      </MarginRow>
    );
  }
  return posts.map((post) => (
    <PostCard post={post} showsPin={showsPins} key={post.id}>
      {renderSummary(post)}
    </PostCard>
  ));
}

export const fragment = graphql`
  fragment PostCard on BlogPost {
    id
    hasMore
    isPinned
    ...PostMeta
    tags {
      ...TagList
    }
    ...PostTeaser
  }
`;
