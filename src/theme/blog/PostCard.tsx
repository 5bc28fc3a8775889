import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Cover } from "../reading/Cover";
import { EntryLink } from "../reading/EntryLink";
import { TagLinks } from "../reading/TagList";
import { MarginRow } from "../ui/MarginRow";
import { PostMeta } from "./PostMeta";
import * as css from "./PostCard.module.css";

type PostCardProps = {
  post: Queries.PostCardFragment;
  /** True for the first post of a list, which has a large title and cover. */
  isLarge?: boolean | undefined;
  /** The rendered summary. */
  children: ReactNode;
};

/** A post in a list: the date in the margin, title and summary beside the cover. */
export function PostCard(props: PostCardProps) {
  const { post, isLarge = false, children } = props;
  const { t } = useTranslation("blog");
  const { htmlLang, direction, locale, languageOf } = useLocale();
  const language = languageOf(post.lang);
  const hasCover = Boolean(post.cover?.file?.childImageSharp);
  const pageLanguage =
    post.lang === locale ? undefined : { lang: htmlLang, dir: direction };
  return (
    <MarginRow as="article" label={<PostMeta post={post} />} hasRule>
      <div
        className={`plate ${css.root}`}
        data-covered={hasCover}
        data-large={isLarge || undefined}
        {...language}
      >
        <div className={css.text}>
          <h2 className={css.title}>
            <EntryLink entry={post} />
          </h2>
          <div className={css.summary}>{children}</div>
          <div className={`cluster ${css.foot}`} {...pageLanguage}>
            {post.hasMore ? (
              <p className={css.more} data-print="hide">
                <EntryLink entry={post} {...pageLanguage}>
                  {t("post.readMore")}
                  <span className="visually-hidden">
                    : <span {...language}>{post.title}</span>
                  </span>
                </EntryLink>
              </p>
            ) : null}
            <TagLinks tags={post.tags} />
          </div>
        </div>
        {post.cover && hasCover ? (
          // Screen readers and keyboards have the title's link.
          <EntryLink entry={post} aria-hidden tabIndex={-1}>
            <Cover
              cover={{ ...post.cover, alt: "" }}
              dark={post.coverDark}
              isEager={isLarge}
              sizes={
                isLarge
                  ? "(min-width: 48em) min(29.25rem, 50vw), 90vw"
                  : "(min-width: 48em) 19rem, 90vw"
              }
            />
          </EntryLink>
        ) : null}
      </div>
    </MarginRow>
  );
}

export const fragment = graphql`
  fragment PostCard on BlogPost {
    id
    hasMore
    tags {
      ...TagList
    }
    cover {
      alt
      ...SmallCoverFile
    }
    coverDark {
      ...SmallCoverFile
    }
    ...PostMeta
    ...EntryLink
  }
`;
