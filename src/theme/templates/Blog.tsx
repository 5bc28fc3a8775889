import { graphql, type PageProps } from "gatsby";
import { RecentPosts } from "../blog/RecentPosts";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import type { PagedContext } from "../../lib/routeContext";
import { SecondaryMenu } from "../shell/SecondaryMenu";
import { PostPages } from "./PostPages";

type BlogProps = PageProps<Queries.BlogTemplateQuery, PagedContext>;

/** A page of the list of all posts. */
export default function Blog({ data, pageContext }: BlogProps) {
  const { text } = useLocale();
  const { posts, recent } = data;
  const { title, description, sidebarTitle } = siteConfig.blog;
  const recentPosts = recent.length > 0 && (
    <RecentPosts
      posts={recent}
      title={text(sidebarTitle)}
      hasTags={pageContext.hasTags ?? false}
    />
  );
  return (
    <>
      <PostPages
        {...pageContext}
        posts={posts}
        title={text(title)}
        lead={text(description)}
        description={text(description)}
        subject={{ kind: "blog", posts }}
        aside={recentPosts}
        isBlog
      />
      {recentPosts && (
        <SecondaryMenu title={text(sidebarTitle)}>{recentPosts}</SecondaryMenu>
      )}
    </>
  );
}

export const query = graphql`
  query BlogTemplate($ids: [String!]!, $recentIds: [String!]!) {
    posts: blogPosts(ids: $ids) {
      summary
      ...PostCard
      ...BlogSubject
    }
    recent: blogPosts(ids: $recentIds) {
      ...RecentPosts
    }
  }
`;
