import { graphql } from "gatsby";
import { ArchiveItem } from "part/ArchiveItem";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../../lib/format";
import { groupBy } from "../../lib/groupBy";
import { ListGroup } from "../ui/ListGroup";
import { EmptyList } from "../ui/ListLayout";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** With more years than these, links lead to each. */
const maxYearsWithoutLinks = 3;

/** All posts by year, newest first; the year stays in view while its posts scroll by. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("lists");
  const { htmlLang } = useLocale();
  if (posts.length === 0) return <EmptyList />;
  const years = groupBy(posts, ({ date }) => date.slice(0, 4));
  return (
    <>
      {years.length > maxYearsWithoutLinks ? (
        <MarginRow>
          <nav
            className={`cluster ${css.years}`}
            aria-label={t("archive.years")}
          >
            {years.map(([year]) => (
              <a className="icon-link" key={year} href={`#${year}`}>
                {formatYear(year, htmlLang)}
              </a>
            ))}
          </nav>
        </MarginRow>
      ) : null}
      {years.map(([year, items]) => (
        <ListGroup
          key={year}
          id={year}
          title={formatYear(year, htmlLang)}
          note={<p>{t("archive.count", { count: items.length })}</p>}
        >
          {items.map((post) => (
            <ArchiveItem post={post} key={post.path} />
          ))}
        </ListGroup>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment ArchiveList on BlogPost {
    path
    date
    ...ArchiveItem
  }
`;
