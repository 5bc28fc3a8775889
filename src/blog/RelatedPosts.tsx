import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { DateTime } from "../ui/DateTime";
import { FootSection } from "./FootSection";
import { PostLink, PostMarks } from "./PostLink";
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
            <PostLink post={post} />
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
    date
    dateText
    ...PostLink
  }
`;
