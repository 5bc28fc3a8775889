import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { EntryLink } from "../reading/EntryLink";
import * as css from "./PostColumns.module.css";

type PostColumnsProps = { posts: readonly Queries.PostColumnsFragment[] };

/** A few posts beside each other, below a heading. */
export function PostColumns({ posts }: PostColumnsProps) {
  const { languageOf } = useLocale();
  return (
    <ul className={css.root}>
      {posts.map((post) => (
        <li key={post.path} {...languageOf(post.lang)}>
          <p className="meta">
            <time dateTime={post.date}>{post.dateText}</time>
          </p>
          <h3>
            <EntryLink entry={post} />
          </h3>
          <p className={css.text}>{post.description}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment PostColumns on BlogPost {
    description
    date
    dateText
    ...EntryLink
  }
`;
