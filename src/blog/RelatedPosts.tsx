import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { dirOf } from "../config/dirOf";
import { Link } from "../i18n/Link";
import { DateTime } from "../ui/DateTime";
import { FootSection } from "./FootSection";
import { PostMarks } from "./PostMarks";
import * as css from "./RelatedPosts.module.css";

type RelatedPostsProps = { posts: readonly Queries.RelatedPostsFragment[] };

/** Posts about the same, most alike first. */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return null;
  return (
    <FootSection title={t("related.title")}>
      <ul className={css.root}>
        {posts.map((post) => (
          <li key={post.path}>
            <Link to={post.path} lang={post.lang} dir={dirOf(post.lang)}>
              {post.title}
            </Link>
            <PostMarks post={post} />{" "}
            <span className={css.date}>
              <DateTime date={post.date} text={post.dateText} />
            </span>
          </li>
        ))}
      </ul>
    </FootSection>
  );
}

export const fragment = graphql`
  fragment RelatedPosts on BlogPost {
    path
    title
    lang
    date
    dateText
    ...PostMarks
  }
`;
