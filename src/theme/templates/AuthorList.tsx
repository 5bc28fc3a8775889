import { graphql, type PageProps } from "gatsby";
import { AuthorCard } from "../blog/Authors";
import { useTranslation } from "../i18n/useTranslation";
import type { CountsContext } from "../../lib/routeContext";
import { MarginRow } from "../ui/MarginRow";
import { ListPage } from "./ListPage";

type AuthorListProps = PageProps<
  Queries.AuthorListTemplateQuery,
  CountsContext
>;

export default function AuthorList({ data, pageContext }: AuthorListProps) {
  const { t } = useTranslation("lists");
  return (
    <ListPage
      {...pageContext}
      title={t("author.title")}
      description={t("author.lead")}
    >
      {data.allAuthor.nodes.map((author) => (
        <MarginRow
          as="article"
          hasRule
          label={t("author.postCount", {
            count: pageContext.postCounts[author.key] ?? 0,
          })}
          key={author.key}
        >
          <AuthorCard author={author} />
        </MarginRow>
      ))}
    </ListPage>
  );
}

export const query = graphql`
  query AuthorListTemplate($locale: String!) {
    allAuthor(filter: { locale: { eq: $locale } }, sort: { position: ASC }) {
      nodes {
        key
        ...AuthorProfile
      }
    }
  }
`;
