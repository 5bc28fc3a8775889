import { graphql } from "gatsby";
import { useId } from "react";
import { Link } from "../i18n/Link";
import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../lib/formatYear";
import { FeedLink } from "./FeedLink";
import { groupByYear } from "./groupByYear";
import { PostLink } from "./PostLink";
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
  const { locale, htmlLang } = useLocale();
  const localePath = useLocalePath();
  if (posts.length === 0) return null;
  return (
    <nav className={css.root} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      {groupByYear(posts).map(({ year, items }) => (
        <div
          className={css.group}
          key={year}
          data-in={shownIn(locale, ...items)}
        >
          <h3 className={css.year}>{formatYear(year, htmlLang)}</h3>
          <ul className={css.items}>
            {items.map((post) => (
              <li key={post.path} data-in={shownIn(locale, post)}>
                <PostLink post={post}>
                  {post.sidebarLabel ?? post.title}
                  <PostMarks post={post} />
                </PostLink>
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
