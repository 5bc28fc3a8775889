import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import { PostColumns } from "./PostColumns";

type LatestPostsProps = { posts: readonly Queries.LatestPostsFragment[] };

/** The newest posts on the start page. */
export function LatestPosts({ posts }: LatestPostsProps) {
  const { t } = useTranslation("home");
  const { localePath } = useLocale();
  if (posts.length === 0) return null;
  return (
    <Container>
      <Section
        title={t("latest.title")}
        more={{ label: t("latest.all"), to: localePath("/blog") }}
        id="blog"
        body={<PostColumns posts={posts} />}
      />
    </Container>
  );
}

export const fragment = graphql`
  fragment LatestPosts on BlogPost {
    ...PostColumns
  }
`;
