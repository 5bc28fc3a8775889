import { graphql } from "gatsby";
import { ArchiveItem } from "part/ArchiveItem";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../../lib/numerals";
import { groupBy } from "../../lib/groupBy";
import { EmptyList } from "../ui/EmptyList";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** All posts by year, newest first; the year stays in view while its posts scroll by. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("lists");
  const { numerals } = useLocale();
  if (posts.length === 0) return <EmptyList />;
  const years = groupBy(posts, ({ date }) => date.slice(0, 4));
  return years.map(([year, items]) => (
    <MarginRow
      as="section"
      key={year}
      hasRule
      isLabelSticky
      label={
        <>
          <h2 className={css.title}>{formatYear(year, numerals)}</h2>
          <p>{t("archive.count", { count: items.length })}</p>
        </>
      }
    >
      <ul className={css.rows}>
        {items.map((post) => (
          <ArchiveItem post={post} key={post.path} />
        ))}
      </ul>
    </MarginRow>
  ));
}

export const fragment = graphql`
  fragment ArchiveList on BlogPost {
    path
    date
    ...ArchiveItem
  }
`;
