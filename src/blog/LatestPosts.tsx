import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { DateTime } from "../ui/DateTime";
import { MarginRow } from "../ui/MarginRow";
import { EntryLink, EntryMarks } from "../reading/EntryLink";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import { PostTeaser } from "./PostTeaser";
import * as css from "./LatestPosts.module.css";

type LatestPostsProps = { posts: readonly Queries.LatestPostsFragment[] };

/** The newest posts on the start page: date in the margin, title and description in the column. */
export function LatestPosts({ posts }: LatestPostsProps) {
  const { t } = useTranslation("home");
  const localePath = useLocalePath();
  if (posts.length === 0) return null;
  return (
    <Container>
      <Section title={t("latest.title")} id="blog">
        <ul className={css.root}>
          {posts.map((post) => (
            <MarginRow
              as="li"
              key={post.path}
              label={<DateTime date={post.date} text={post.dateText} />}
              hasRule
            >
              <PostTeaser post={post}>
                <h3>
                  <EntryLink entry={post} />
                  <EntryMarks entry={post} />
                </h3>
                <p className={css.text}>{post.description}</p>
              </PostTeaser>
            </MarginRow>
          ))}
        </ul>
        <MarginRow>
          <p className={css.all}>
            <Link to={localePath("/blog")}>{t("latest.all")}</Link>
          </p>
        </MarginRow>
      </Section>
    </Container>
  );
}

export const fragment = graphql`
  fragment LatestPosts on BlogPost {
    description
    date
    dateText
    ...PostTeaser
  }
`;
