import { graphql } from "gatsby";
import { siteConfig } from "../config/resolved";
import { useTranslation } from "../i18n/useTranslation";

type ReadingTimeProps = { time: Queries.ReadingTimeFragment };

/** How long the post takes to read, if there is text and the site is set to say so. */
export function ReadingTime({ time }: ReadingTimeProps) {
  const { t } = useTranslation("blog");
  if (!siteConfig.blog.showReadingTime || time.minutes === 0) return null;
  return <span>{t("post.readingTime", { count: time.minutes })}</span>;
}

export const fragment = graphql`
  fragment ReadingTime on ReadingTime {
    minutes
  }
`;
