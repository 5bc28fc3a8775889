import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "../i18n/useLocale";
import { formatYear } from "../lib/formatYear";
import { Entry } from "../ui/Entry";
import { groupByYear } from "./groupByYear";
import { NoPosts } from "./NoPosts";
import { YearGroup } from "./YearGroup";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** So many years are found without links to them. */
const aFew = 3;

/** Every post, by year; the year stays in the margin while its rows pass. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("blog");
  const { htmlLang } = useLocale();
  if (posts.length === 0) return <NoPosts />;
  const years = groupByYear(posts);
  return (
    <>
      {years.length > aFew ? (
        <Entry>
          <nav className={css.years} aria-label={t("archive.years")}>
            {years.map(({ year }) => (
              <a key={year} href={`#${year}`}>
                {formatYear(year, htmlLang)}
              </a>
            ))}
          </nav>
        </Entry>
      ) : null}
      {years.map(({ year, items }) => (
        <Entry
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
        </Entry>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment ArchiveList on BlogPost {
    date
    ...YearGroup
  }
`;
