import { graphql, type PageProps } from "gatsby";
import { AuthorRow } from "../blog/AuthorHeader";
import { AUTHOR_POSTS } from "../../config/constants";
import { useTranslation } from "../i18n/useTranslation";
import type { CountsContext } from "../../lib/routeContext";
import { EmptyList } from "../ui/EmptyList";
import { ListPage } from "./ListPage";

type AuthorListProps = PageProps<
  Queries.AuthorListTemplateQuery,
  CountsContext
>;

export default function AuthorList({ data, pageContext }: AuthorListProps) {
  const { t } = useTranslation("lists");
  const { postCounts } = pageContext;
  const authors = data.allAuthor.nodes.filter(({ key }) => postCounts[key]);
  return (
    <ListPage
      {...pageContext}
      title={t("author.title")}
      lead={t("author.lead")}
    >
      {authors.length === 0 ? <EmptyList /> : null}
      {authors.map((author) => (
        <AuthorRow
          author={author}
          postCount={postCounts[author.key] ?? 0}
          posts={data.posts
            .filter(({ authors }) =>
              authors.some(({ key }) => key === author.key),
            )
            .slice(0, AUTHOR_POSTS)}
          key={author.key}
        />
      ))}
    </ListPage>
  );
}

export const query = graphql`
  query AuthorListTemplate($locale: String!, $recentIds: [String!]!) {
    posts: blogPosts(ids: $recentIds) {
      authors {
        key
      }
      ...EntryLink
    }
    allAuthor(filter: { locale: { eq: $locale } }, sort: { position: ASC }) {
      nodes {
        key
        ...AuthorProfile
      }
    }
  }
`;
