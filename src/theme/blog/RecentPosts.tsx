import { graphql } from "gatsby";
import { useId } from "react";
import { feedFormats, feedPath } from "../../config/publicFiles";
import { siteConfig, withBaseUrl } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../../lib/numerals";
import { groupBy } from "../../lib/groupBy";
import { EntryLink, LanguageBadge } from "../reading/EntryLink";
import { TagsLink } from "../reading/TagList";
import { Icon } from "../ui/Icon";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./RecentPosts.module.css";

type RecentPostsProps = {
  posts: readonly Queries.RecentPostsFragment[];
  title: string;
  hasTags: boolean;
};

/** The newest posts by year, and links to all lists. */
export function RecentPosts({ posts, title, hasTags }: RecentPostsProps) {
  const titleId = useId();
  const { t } = useTranslation("blog");
  const { localePath, numerals } = useLocale();
  if (posts.length === 0) return null;
  const years = groupBy(posts, ({ date }) => date.slice(0, 4));
  return (
    <nav className={css.root} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      {years.map(([year, items]) => (
        <div className={css.group} key={year}>
          <h3 className={css.year}>{formatYear(year, numerals)}</h3>
          <ul className={css.items}>
            {items.map((post) => (
              <li key={post.path}>
                <EntryLink entry={post}>
                  <NoWrap text={post.title} />{" "}
                  <LanguageBadge lang={post.lang} />
                </EntryLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={css.more}>
        <li>
          <Link to={localePath("/blog/archive")}>{t("archive.link")}</Link>
        </li>
        {hasTags && (
          <li>
            <TagsLink />
          </li>
        )}
        <li className={css.feed}>
          <FeedLink page={localePath("/blog")} />
        </li>
      </ul>
    </nav>
  );
}

/** A link to the feed of a page, in the first format of the config. */
function FeedLink({ page }: { page: string }) {
  const { t } = useTranslation("blog");
  const [format] = siteConfig.blog.feeds.formats;
  if (!format) return null;
  return (
    <a
      className={css.feedLink}
      href={withBaseUrl(feedPath(page, format))}
      data-icon="rss"
    >
      <Icon name="rss" />
      {t("feed.link", { format: feedFormats[format].name })}
    </a>
  );
}

export const fragment = graphql`
  fragment RecentPosts on BlogPost {
    date
    ...EntryLink
  }
`;
