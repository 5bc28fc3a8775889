import { graphql, type PageProps } from "gatsby";
import { TagIndex } from "../reading/TagIndex";
import { useTranslation } from "../i18n/useTranslation";
import type { CountsContext } from "../../lib/routeContext";
import { ListPage } from "./ListPage";

type TagListProps = PageProps<Queries.TagListTemplateQuery, CountsContext>;

export default function TagList({ data, pageContext }: TagListProps) {
  const { t } = useTranslation("lists");
  return (
    <ListPage {...pageContext} title={t("tag.title")} lead={t("tag.lead")}>
      <TagIndex tags={data.tags} postCounts={pageContext.postCounts} />
    </ListPage>
  );
}

export const query = graphql`
  query TagListTemplate($tagIds: [String!]!) {
    tags: blogTags(ids: $tagIds) {
      ...TagIndex
    }
  }
`;
