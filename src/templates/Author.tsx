import { graphql, type PageProps } from "gatsby";
import { AuthorHeader } from "../blog/AuthorHeader";
import { LanguageFilter } from "../blog/LanguageFilter";
import { Pagination } from "../blog/Pagination";
import { PostList } from "../blog/PostList";
import { siteConfig } from "../config/resolved";
import { hasForeign } from "../i18n/shownIn";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { ListLayout } from "../ui/ListLayout";

type AuthorProps = PageProps<Queries.AuthorTemplateQuery, RouteContext>;

/** One author and their posts. */
export default function Author({ data, pageContext }: AuthorProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const { locale, basePath = "", postCount = 0, ownCount } = pageContext;
  const { pageNumber: page = 1, pageCount = 1 } = pageContext;
  const { author, posts } = data;
  if (!author) return null;
  const title = author.name;
  const ownFeeds = siteConfig.blog.feeds.authors
    ? { path: basePath, title }
    : undefined;
  const about =
    author.bio ?? author.title ?? t("author.description", { name: title });
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
        subject={
          page === 1
            ? { kind: "author", author: { ...author, postCount } }
            : undefined
        }
        sections={[
          { name: t("author.title"), path: localePath("/blog/authors") },
        ]}
        feeds={ownFeeds}
      />
      <ListLayout
        header={
          <AuthorHeader
            author={author}
            postCount={postCount}
            ownCount={ownCount}
          />
        }
        filter={hasForeign(locale, posts) && <LanguageFilter />}
      >
        {postCount > 0 && (
          <PostList
            posts={posts}
            renderSummary={({ summary }) => <MdxBody tree={summary} />}
          />
        )}
        <Pagination
          pageNumber={page}
          pageCount={pageCount}
          basePath={basePath}
        />
      </ListLayout>
    </>
  );
}

export const query = graphql`
  query AuthorTemplate($id: String!, $ids: [String!]!, $locale: String!) {
    author(id: { eq: $id }) {
      ...AuthorHeader
      ...AuthorSubject
    }
    posts: blogPosts(ids: $ids) {
      summary
      ...PostCard
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
