import { graphql } from "gatsby";
import { dirOf } from "../config/dirOf";
import { Link } from "../i18n/Link";
import { DateTime } from "../ui/DateTime";
import { PostMarks } from "./PostMarks";
import * as css from "./YearGroup.module.css";

type YearGroupProps = { posts: readonly Queries.YearGroupFragment[] };

/** The posts of one year as rows: day and month, then the title. */
export function YearGroup({ posts }: YearGroupProps) {
  return (
    <ul>
      {posts.map((post) => (
        <li className={css.row} key={post.path}>
          <span className={css.date}>
            <DateTime date={post.date} text={post.dateText} />
          </span>
          <span>
            <Link to={post.path} lang={post.lang} dir={dirOf(post.lang)}>
              {post.title}
            </Link>
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
