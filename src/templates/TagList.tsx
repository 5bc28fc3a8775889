import { graphql, type PageProps } from "gatsby";
import { TagIndex } from "../reading/TagIndex";
import { useTranslation } from "../i18n/useTranslation";
import type { CountsContext } from "../lib/routeContext";
import { Head } from "../seo/Head";
import { ListLayout } from "../ui/ListLayout";
import { PageHeader } from "../ui/PageHeader";

type TagListProps = PageProps<Queries.TagListTemplateQuery, CountsContext>;

export default function TagList({ data, pageContext }: TagListProps) {
  const { t } = useTranslation("lists");
  const title = t("tag.title");
  const lead = t("tag.lead");
  return (
    <>
      <Head {...pageContext} title={title} description={lead} />
      <ListLayout header={<PageHeader title={title} lead={lead} />}>
        <TagIndex tags={data.tags} postCounts={pageContext.postCounts} />
      </ListLayout>
    </>
  );
}

export const query = graphql`
  query TagListTemplate($tagIds: [String!]!) {
    tags: blogTags(ids: $tagIds) {
      ...TagIndex
    }
  }
`;
