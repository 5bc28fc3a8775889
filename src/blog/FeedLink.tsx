import { feedFormats, feedPath } from "../config/feedFormats";
import { siteConfig } from "../config/resolved";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import * as css from "./FeedLink.module.css";

type FeedLinkProps = {
  /** Path of the page whose posts the feed holds. */
  page: string;
};

/** The way to a feed, in the first format that there is. */
export function FeedLink({ page }: FeedLinkProps) {
  const { t } = useTranslation("blog");
  const [format] = siteConfig.blog.feeds.formats;
  if (!format) return null;
  return (
    <a className={css.root} href={feedPath(page, format)} data-icon="rss">
      <Icon name="rss" />
      {t("feed.link", { format: feedFormats[format].name })}
    </a>
  );
}
