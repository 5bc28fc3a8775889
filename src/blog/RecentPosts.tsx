import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { useId } from "react";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { FeedLink } from "./FeedLink";
import { groupByYear } from "./groupByYear";
import { PostMarks } from "./PostMarks";
import * as css from "./RecentPosts.module.css";

type RecentPostsProps = {
  posts: readonly Queries.RecentPostsFragment[];
  title: string;
};

/** The newest posts by year, beside the list. */
export function RecentPosts({ posts, title }: RecentPostsProps) {
  const titleId = useId();
  const { t } = useTranslation("blog");
  const localePath = useLocalePath();
  const languageOf = useTextLanguage();
  if (posts.length === 0) return null;
  return (
    <nav className={css.root} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      {groupByYear(posts).map(({ year, items }) => (
        <div className={css.group} key={year}>
          <h3 className={css.year}>{year}</h3>
          <ul className={css.items}>
            {items.map((post) => (
              <li key={post.path}>
                <Link to={post.path} {...languageOf(post.lang)}>
                  {post.sidebarLabel ?? post.title}
                  <PostMarks post={post} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={css.more}>
        <li>
          <Link to={localePath("/blog/archive")}>{t("archive.link")}</Link>
        </li>
        <li>
          <Link to={localePath("/blog/tags")}>{t("tag.viewAll")}</Link>
        </li>
        <li className={css.feed}>
          <FeedLink page={localePath("/blog")} />
        </li>
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment RecentPosts on BlogPost {
    path
    title
    sidebarLabel
    date
    lang
    ...PostMarks
  }
`;
