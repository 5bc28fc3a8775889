import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Pagination } from "../blog/Pagination";
import { PostList } from "../blog/PostList";
import { RecentPosts } from "../blog/RecentPosts";
import { localePath } from "../config/locales";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { SecondaryMenu } from "../shell/SecondaryMenu";
import { PageHeader } from "../ui/PageHeader";
import { ListLayout } from "../ui/ListLayout";

type BlogListProps = PageProps<Queries.BlogListTemplateQuery, RouteContext>;

/** One page of the blog's posts, newest first, with the recent posts beside. */
export default function BlogList({ data, pageContext }: BlogListProps) {
  const { t } = useTranslation("blog");
  const { locale, pageNumber: page = 1, pageCount = 1 } = pageContext;
  const { blog } = siteConfig;
  const title = localize(blog.title, locale);
  const lead = localize(blog.description, locale);
  const sidebarTitle = localize(blog.sidebarTitle, locale);
  const hasRecent = data.recent.nodes.length > 0;
  const recentPosts = (
    <RecentPosts posts={data.recent.nodes} title={sidebarTitle} />
  );
  return (
    <>
      <Head
        {...pageContext}
        title={page === 1 ? title : t("list.titleOfPage", { title, page })}
        description={
          page === 1 ? lead : t("list.descriptionOfPage", { text: lead, page })
        }
        subject={{ kind: "blog", posts: data.posts.nodes }}
      />
      <ListLayout
        header={<PageHeader title={title} lead={lead} />}
        aside={hasRecent && recentPosts}
      >
        <PostList
          posts={data.posts.nodes}
          renderSummary={({ summary }) => <MdxBody tree={summary} />}
        />
        <Pagination
          pageNumber={page}
          pageCount={pageCount}
          basePath={localePath(locale, "/blog")}
        />
      </ListLayout>
      {hasRecent && (
        <SecondaryMenu title={sidebarTitle}>{recentPosts}</SecondaryMenu>
      )}
    </>
  );
}

export const query = graphql`
  query BlogListTemplate(
    $ids: [String!]!
    $locale: String!
    $sidebarCount: Int!
  ) {
    posts: allBlogPost(
      filter: { id: { in: $ids } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        summary
        ...PostCard
        ...BlogSubject
      }
    }
    recent: allBlogPost(
      filter: { locale: { eq: $locale }, isListed: { eq: true } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      limit: $sidebarCount
    ) {
      nodes {
        ...RecentPosts
      }
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "blog"] } }
    ) {
      ...Strings
    }
  }
`;
