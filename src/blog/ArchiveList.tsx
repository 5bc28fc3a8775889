import { graphql } from "gatsby";
import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatYear } from "../lib/formatYear";
import { Entry } from "../ui/Entry";
import { groupByYear } from "./groupByYear";
import { NoPosts } from "./NoPosts";
import { NothingOwn } from "./NothingOwn";
import { OwnCount } from "./OwnCount";
import { YearGroup } from "./YearGroup";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** So many years are found without links to them. */
const aFew = 3;

/** Every post, by year; the year stays in the margin while its rows pass. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("lists");
  const { locale, htmlLang } = useLocale();
  if (posts.length === 0) return <NoPosts />;
  const years = groupByYear(posts);
  return (
    <>
      {years.length > aFew ? (
        <Entry>
          <nav className={css.years} aria-label={t("archive.years")}>
            {years.map(({ year, items }) => (
              <a
                key={year}
                href={`#${year}`}
                data-in={shownIn(locale, ...items)}
              >
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
          shownIn={shownIn(locale, ...items)}
          label={
            <>
              <h2 className={css.year}>{formatYear(year, htmlLang)}</h2>
              <p>
                <OwnCount
                  all={items.length}
                  own={items.filter(({ lang }) => lang === locale).length}
                  text={(count) => t("archive.count", { count })}
                />
              </p>
            </>
          }
        >
          <YearGroup posts={items} />
        </Entry>
      ))}
      <NothingOwn posts={posts} />
    </>
  );
}

export const fragment = graphql`
  fragment ArchiveList on BlogPost {
    date
    lang
    ...YearGroup
  }
`;
