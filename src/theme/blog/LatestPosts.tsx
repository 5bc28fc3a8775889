import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { EntryLink } from "../reading/EntryLink";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import * as css from "./LatestPosts.module.css";

type LatestPostsProps = { posts: readonly Queries.LatestPostsFragment[] };

/** The newest posts on the start page. */
export function LatestPosts({ posts }: LatestPostsProps) {
  const { t } = useTranslation("home");
  const { localePath, languageOf } = useLocale();
  if (posts.length === 0) return null;
  return (
    <Container>
      <Section
        title={t("latest.title")}
        more={{ label: t("latest.all"), to: localePath("/blog") }}
        id="blog"
        body={
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
        }
      />
    </Container>
  );
}

export const fragment = graphql`
  fragment LatestPosts on BlogPost {
    description
    date
    dateText
    ...EntryLink
  }
`;
