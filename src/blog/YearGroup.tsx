import { graphql } from "gatsby";
import { shownIn } from "../i18n/shownIn";
import { useLocale } from "../i18n/useLocale";
import { DateTime } from "../ui/DateTime";
import { PostLink } from "./PostLink";
import { PostMarks } from "./PostMarks";
import * as css from "./YearGroup.module.css";

type YearGroupProps = { posts: readonly Queries.YearGroupFragment[] };

/** The posts of one year as rows: day and month, then the title. */
export function YearGroup({ posts }: YearGroupProps) {
  const { locale } = useLocale();
  return (
    <ul>
      {posts.map((post) => (
        <li className={css.row} key={post.path} data-in={shownIn(locale, post)}>
          <span className={css.date}>
            <DateTime date={post.date} text={post.dateText} />
          </span>
          <span>
            <PostLink post={post} />
            <PostMarks post={post} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment YearGroup on BlogPost {
    path
    title
    date
    dateText(style: DAY_MONTH)
    lang
    ...PostMarks
  }
`;
