import { graphql, type PageProps } from "gatsby";
import { LanguageFilter } from "../blog/LanguageFilter";
import { OwnCount } from "../blog/OwnCount";
import { Pagination } from "../blog/Pagination";
import { PostList } from "../blog/PostList";
import { RecentPosts } from "../blog/RecentPosts";
import { TagsLink } from "../blog/TagsLink";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import { useLocalePath } from "../i18n/useLocalePath";
import { hasForeign } from "../i18n/shownIn";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { SecondaryMenu } from "../shell/SecondaryMenu";
import { PageHeader } from "../ui/PageHeader";
import { ListLayout } from "../ui/ListLayout";

type BlogListProps = PageProps<Queries.BlogListTemplateQuery, RouteContext>;

/**
 * One page of posts: of all of them, with the recent ones beside, or of those
 * with a tag. One template, so that tags need no script of their own.
 */
export default function BlogList({ data, pageContext }: BlogListProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const { locale, basePath = "", postCount = 0, ownCount } = pageContext;
  const { pageNumber: page = 1, pageCount = 1 } = pageContext;
  const { blog } = siteConfig;
  const [tag] = data.tags;
  const titleOf = (count: number) =>
    tag
      ? t("tag.heading", { count, tag: tag.label })
      : localize(blog.title, locale);
  const title = titleOf(postCount);
  const lead = tag ? tag.description : localize(blog.description, locale);
  // Search engines want a description of its own from every page.
  const about = lead ?? title;
  const sidebarTitle = localize(blog.sidebarTitle, locale);
  const hasRecent = data.recent.length > 0;
  const recentPosts = <RecentPosts posts={data.recent} title={sidebarTitle} />;
  return (
    <>
      <Head
        {...pageContext}
        title={page === 1 ? title : t("list.titleOfPage", { title, page })}
        description={
          page === 1
            ? about
            : t("list.descriptionOfPage", { text: about, page })
        }
        {...(tag
          ? {
              sections: [
                { name: t("tag.title"), path: localePath("/blog/tags") },
              ],
            }
          : { subject: { kind: "blog", posts: data.posts } })}
        feeds={
          tag && blog.feeds.tags
            ? { path: basePath, title: tag.label }
            : undefined
        }
      />
      <ListLayout
        header={
          <PageHeader
            title={<OwnCount all={postCount} own={ownCount} text={titleOf} />}
            lead={lead}
          >
            {tag && <TagsLink />}
          </PageHeader>
        }
        filter={
          hasForeign(locale, [...data.posts, ...data.recent]) && (
            <LanguageFilter />
          )
        }
        aside={hasRecent && recentPosts}
      >
        <PostList
          posts={data.posts}
          renderSummary={({ summary }) => <MdxBody tree={summary} />}
          showsPins={!tag}
        />
        <Pagination
          pageNumber={page}
          pageCount={pageCount}
          basePath={basePath}
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
    $recentIds: [String!] = []
    $tagIds: [String!] = []
    $locale: String!
  ) {
    posts: blogPosts(ids: $ids) {
      summary
      ...PostCard
      ...BlogSubject
    }
    recent: blogPosts(ids: $recentIds) {
      ...RecentPosts
    }
    tags: blogTags(ids: $tagIds) {
      label
      description
    }
    locales: allLocale(
      filter: {
        language: { eq: $locale }
        ns: { in: ["shell", "blog", "lists"] }
      }
    ) {
      ...Strings
    }
  }
`;
