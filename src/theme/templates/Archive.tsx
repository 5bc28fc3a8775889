import { graphql, type PageProps } from "gatsby";
import { ArchiveList } from "../blog/ArchiveList";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { ListPage } from "./ListPage";

type ArchiveProps = PageProps<Queries.ArchiveTemplateQuery, RouteContext>;

export default function Archive({ data, pageContext }: ArchiveProps) {
  const { t } = useTranslation("lists");
  const { nodes } = data.allBlogPost;
  return (
    <ListPage
      {...pageContext}
      title={t("archive.title")}
      lead={t("archive.lead")}
      label={nodes.length > 0 && t("archive.count", { count: nodes.length })}
    >
      <ArchiveList posts={nodes} />
    </ListPage>
  );
}

export const query = graphql`
  query ArchiveTemplate($locale: String!) {
    allBlogPost(
      filter: { locale: { eq: $locale }, isListed: { eq: true } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...ArchiveList
      }
    }
  }
`;
