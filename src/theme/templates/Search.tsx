import { graphql, type PageProps } from "gatsby";
import { PostColumns } from "../blog/PostColumns";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { TagLinks, TagsLink } from "../reading/TagList";
import { loadPanel } from "../search/SearchProvider";
import * as css from "../search/Search.module.css";
import { Head } from "../seo/Head";
import { Container } from "../ui/Container";
import { LazyPart } from "../ui/LazyPart";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";

type SearchProps = PageProps<Queries.SearchTemplateQuery, RouteContext>;

export default function Search({ data, pageContext, location }: SearchProps) {
  const { t } = useTranslation("search");
  const { localePath } = useLocale();
  const title = t("title");
  const lead = t("lead");
  return (
    <>
      <Head {...pageContext} title={title} description={lead} noIndex />
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={css.screen}>
          <div className={css.panel}>
            <LazyPart
              load={loadPanel}
              props={{ address: location.search, isOpen: true }}
            />
          </div>
          <MarginRow>
            <noscript>
              <p>{t("noScript")}</p>
            </noscript>
          </MarginRow>
          {data.posts.nodes.length > 0 && (
            <div className={css.lists}>
              <MarginRow
                label={
                  <h2>
                    <Link to={localePath("/blog/archive")}>{t("archive")}</Link>
                  </h2>
                }
              >
                <PostColumns posts={data.posts.nodes} />
              </MarginRow>
              {data.tags.length > 0 && (
                <MarginRow hasRule label={<TagsLink />}>
                  <TagLinks tags={data.tags} />
                </MarginRow>
              )}
            </div>
          )}
        </div>
      </Container>
    </>
  );
}

export const query = graphql`
  query SearchTemplate($locale: String!, $tagIds: [String!]!) {
    posts: allBlogPost(
      filter: { locale: { eq: $locale }, isListed: { eq: true } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...PostColumns
      }
    }
    tags: blogTags(ids: $tagIds) {
      ...TagList
    }
  }
`;
