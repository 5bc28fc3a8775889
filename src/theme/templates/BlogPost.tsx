import { graphql, type PageProps } from "gatsby";
import { PostFooter } from "part/PostFooter";
import { PostHeader } from "part/PostHeader";
import { ReadingLayout } from "part/ReadingLayout";
import { PostAuthors } from "../blog/Authors";
import {
  PostPager,
  RelatedPosts,
  SeriesParts,
  SeriesPosition,
} from "../blog/PostNavigation";
import { TranslationNotice } from "../reading/TranslationNotice";
import { TableOfContents } from "../reading/TableOfContents";
import { VisibilityNotice } from "../reading/VisibilityNotice";
import { LazyComments } from "../comments/LazyComments";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { EntryBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { PostEntry } from "../seo/Microformats";
import { CallToAction } from "../ui/CallToAction";

type BlogPostProps = PageProps<Queries.BlogPostTemplateQuery, RouteContext>;

export default function BlogPost({
  data: { post, parts, related, newer, older },
  pageContext,
  children,
}: BlogPostProps) {
  const { blog, comments, presence } = siteConfig;
  const { t } = useTranslation("projects");
  const { text, localePath } = useLocale();
  if (!post) return null;
  const { description, lang, series, path } = post;
  const place = { series, parts, path };
  const hasComments =
    post.allowsComments &&
    (comments?.provider === "giscus" || post.commentsThread !== null);
  return (
    <>
      <Head
        {...pageContext}
        title={post.titleMeta ?? post.title}
        description={description}
        lang={lang}
        image={post.socialImage}
        subject={{ kind: "post", post }}
        original={post.canonical}
        noIndex={post.visibility === "UNLISTED"}
      />
      <PostEntry post={post}>
        <ReadingLayout
          header={
            <>
              <VisibilityNotice entry={post} />
              <TranslationNotice />
              <PostHeader post={post}>
                <SeriesPosition {...place} />
              </PostHeader>
            </>
          }
          toc={post.toc.length > 0 && <TableOfContents entry={post} />}
          after={
            <>
              <PostFooter post={post} />
              <PostAuthors authors={post.writers} />
              <SeriesParts {...place} />
              <RelatedPosts posts={related} />
              <PostPager newer={newer} older={older} />
              {comments && hasComments && (
                <LazyComments
                  settings={comments}
                  description={description}
                  post={post.commentsThread}
                />
              )}
              {blog.callToAction && (
                <div data-print="hide">
                  <CallToAction
                    title={t("contact.title")}
                    text={text(blog.callToAction.text)}
                    action={{
                      label: text(blog.callToAction.label),
                      to: localePath(blog.callToAction.to),
                    }}
                  />
                </div>
              )}
            </>
          }
        >
          <EntryBody entry={post} mark={presence && "e-content"}>
            {children}
          </EntryBody>
        </ReadingLayout>
      </PostEntry>
    </>
  );
}

export const query = graphql`
  query BlogPostTemplate(
    $id: String!
    $newerId: String
    $olderId: String
    $seriesIds: [String!]!
    $relatedIds: [String!]!
  ) {
    post: blogPost(id: { eq: $id }) {
      path
      title
      titleMeta
      description
      canonical
      visibility
      ...EntryBody
      allowsComments
      commentsThread
      socialImage {
        ...SharedImage
      }
      ...TableOfContents
      series {
        ...SeriesTitle
      }
      writers: authors {
        ...AuthorProfile
      }
      dateText
      ...PostHeader
      ...PostFooter
      ...PostSubject
    }
    parts: blogPosts(ids: $seriesIds) {
      ...EntryLink
    }
    related: blogPosts(ids: $relatedIds) {
      ...PostColumns
    }
    newer: blogPost(id: { eq: $newerId }) {
      ...EntryLink
    }
    older: blogPost(id: { eq: $olderId }) {
      ...EntryLink
    }
  }
`;
