import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../lib/format";
import { groupBy } from "../lib/groupBy";
import { DateTime } from "../ui/DateTime";
import { MarginRow } from "../ui/MarginRow";
import { EntryLink, EntryMarks } from "../reading/EntryLink";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** From more years than these on, links lead to each. */
const maxYearsWithoutLinks = 3;

/** Every post, by year; the year stays in the margin while its rows pass. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("lists");
  const { htmlLang } = useLocale();
  if (posts.length === 0) {
    return (
      <MarginRow hasRule>
        <p>{t("list.empty")}</p>
      </MarginRow>
    );
  }
  // They come newest first. The year is read off the text: no time zone moves it.
  const years = groupBy(posts, ({ date }) => date.slice(0, 4));
  return (
    <>
      {years.length > maxYearsWithoutLinks ? (
        <MarginRow>
          <nav className={css.years} aria-label={t("archive.years")}>
            {years.map(([year]) => (
              <a key={year} href={`#${year}`}>
                {formatYear(year, htmlLang)}
              </a>
            ))}
          </nav>
        </MarginRow>
      ) : null}
      {years.map(([year, items]) => (
        <MarginRow
          as="section"
          key={year}
          id={year}
          hasRule
          isLabelSticky
          label={
            <>
              <h2 className={css.year}>{formatYear(year, htmlLang)}</h2>
              <p>{t("archive.count", { count: items.length })}</p>
            </>
          }
        >
          <YearGroup posts={items} />
        </MarginRow>
      ))}
    </>
  );
}

type YearGroupProps = { posts: readonly Queries.YearGroupFragment[] };

/** The posts of one year as rows: day and month, then the title. */
function YearGroup({ posts }: YearGroupProps) {
  return (
    <ul>
      {posts.map((post) => (
        <li className={css.row} key={post.path}>
          <span className={css.date}>
            <DateTime date={post.date} text={post.dateText} />
          </span>
          <span>
            <EntryLink entry={post} />
            <EntryMarks entry={post} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment ArchiveList on BlogPost {
    date
    ...YearGroup
  }

  fragment YearGroup on BlogPost {
    date
    dateText(style: DAY_MONTH)
    ...PostLink
  }
`;
