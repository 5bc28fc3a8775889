import { graphql, type PageProps } from "gatsby";
import { AuthorHeader } from "../blog/AuthorHeader";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { CountedContext, CountsContext } from "../../lib/routeContext";
import { PostPages } from "./PostPages";

type AuthorProps = PageProps<
  Queries.AuthorTemplateQuery,
  CountedContext & CountsContext
>;

export default function Author({ data, pageContext }: AuthorProps) {
  const { t } = useTranslation("lists");
  const { localePath } = useLocale();
  const { pageNumber, postCount, postCounts } = pageContext;
  const { author, posts, others } = data;
  if (!author) return null;
  const title = author.name;
  return (
    <PostPages
      {...pageContext}
      posts={posts}
      title={title}
      description={
        author.bio ?? author.title ?? t("author.description", { name: title })
      }
      subject={
        pageNumber === 1
          ? { kind: "author", author: { ...author, postCount } }
          : undefined
      }
      sections={[
        { name: t("author.title"), path: localePath("/blog/authors") },
      ]}
      header={
        <AuthorHeader
          author={author}
          postCount={postCount}
          others={others.nodes.filter(({ key }) => postCounts[key])}
        />
      }
    />
  );
}

export const query = graphql`
  query AuthorTemplate($id: String!, $ids: [String!]!, $locale: String!) {
    author(id: { eq: $id }) {
      ...AuthorProfile
      ...AuthorSubject
    }
    others: allAuthor(
      filter: { locale: { eq: $locale }, id: { ne: $id } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Byline
      }
    }
    posts: blogPosts(ids: $ids) {
      summary
      ...PostCard
    }
  }
`;
