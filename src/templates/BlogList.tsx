import { graphql, type PageProps } from "gatsby";
import { RecentPosts } from "../blog/RecentPosts";
import { TagsLink } from "../reading/TagList";
import { localize } from "../config/localize";
import { useThemeConfig } from "../config/ThemeProvider";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { SecondaryMenu } from "../shell/SecondaryMenu";
import { PageHeader } from "../ui/PageHeader";
import { PostPages } from "./PostPages";

type BlogListProps = PageProps<Queries.BlogListTemplateQuery, RouteContext>;

/**
 * One page of posts: of all of them, with the recent ones beside, or of those
 * with a tag. One template, so that tags need no script of their own.
 */
export default function BlogList({ data, pageContext }: BlogListProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const { locale, basePath = "", postCount = 0 } = pageContext;
  const { posts, recent } = data;
  const { blog } = useThemeConfig();
  const [tag] = data.tags;
  const title = tag
    ? t("tag.heading", { count: postCount, tag: tag.label })
    : localize(blog.title, locale);
  const lead = tag ? tag.description : localize(blog.description, locale);
  const sidebarTitle = localize(blog.sidebarTitle, locale);
  const hasRecent = recent.length > 0;
  const recentPosts = <RecentPosts posts={recent} title={sidebarTitle} />;
  const about = tag
    ? { sections: [{ name: t("tag.title"), path: localePath("/blog/tags") }] }
    : { subject: { kind: "blog", posts } as const };
  return (
    <>
      <PostPages
        pageContext={pageContext}
        posts={posts}
        title={title}
        description={lead ?? title}
        {...about}
        feeds={
          tag && blog.feeds.tags
            ? { path: basePath, title: tag.label }
            : undefined
        }
        header={
          <PageHeader title={title} lead={lead}>
            {tag && <TagsLink />}
          </PageHeader>
        }
        aside={hasRecent && recentPosts}
        isBlog={!tag}
      />
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
  }
`;
