import { graphql, type PageProps } from "gatsby";
import { PostColumns } from "../blog/PostColumns";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { CountedContext } from "../../lib/routeContext";
import { TagLinks, TagsLink } from "../reading/TagList";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import { PostPages } from "./PostPages";

type TagProps = PageProps<Queries.TagTemplateQuery, CountedContext>;

/** A page of the posts with a tag. */
export default function Tag({ data, pageContext }: TagProps) {
  const { t } = useTranslation("lists");
  const { t: tBlog } = useTranslation("blog");
  const { localePath } = useLocale();
  const { postCount } = pageContext;
  const { tag, posts, related } = data;
  if (!tag) return null;
  const title = t("tag.heading", { count: postCount, tag: tag.label });
  return (
    <PostPages
      {...pageContext}
      posts={posts}
      title={title}
      description={tag.description ?? title}
      sections={[{ name: t("tag.title"), path: localePath("/blog/tags") }]}
      header={
        <PageHeader
          title={tag.label}
          label={t("archive.count", { count: postCount })}
          lead={tag.description}
        />
      }
    >
      {related.length > 0 && (
        <MarginRow
          as="section"
          hasRule
          label={<h2>{tBlog("related.title")}</h2>}
        >
          <PostColumns posts={related} />
        </MarginRow>
      )}
      <MarginRow as="section" hasRule label={<TagsLink />}>
        <TagLinks tags={data.tags} current={tag.key} />
      </MarginRow>
    </PostPages>
  );
}

export const query = graphql`
  query TagTemplate(
    $id: String!
    $ids: [String!]!
    $relatedIds: [String!]!
    $tagIds: [String!]!
  ) {
    tags: blogTags(ids: $tagIds) {
      ...TagList
    }
    tag(id: { eq: $id }) {
      key
      label
      description
    }
    posts: blogPosts(ids: $ids) {
      summary
      ...PostCard
    }
    related: blogPosts(ids: $relatedIds) {
      ...PostColumns
    }
  }
`;
