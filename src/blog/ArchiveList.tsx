import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Entry } from "../ui/Entry";
import { groupByYear } from "./groupByYear";
import { NoPosts } from "./NoPosts";
import { YearGroup } from "./YearGroup";
import * as css from "./ArchiveList.module.css";

type ArchiveListProps = { posts: readonly Queries.ArchiveListFragment[] };

/** Every post, by year; the year stays in the margin while its rows pass. */
export function ArchiveList({ posts }: ArchiveListProps) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return <NoPosts />;
  return (
    <>
      {groupByYear(posts).map(({ year, items }) => (
        <Entry
          as="section"
          key={year}
          hasRule
          isLabelSticky
          label={
            <>
              <h2 className={css.year}>{year}</h2>
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
