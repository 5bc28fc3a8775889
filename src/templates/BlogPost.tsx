import { graphql, type PageProps } from "gatsby";
import { PostHeader } from "../blog/PostHeader";
import { PostPager } from "../blog/PostPager";
import { StandInNotice } from "../blog/StandInNotice";
import { TableOfContents } from "../blog/TableOfContents";
import { TagList } from "../blog/TagList";
import { CommentsSlot } from "../comments/CommentsSlot";
import { siteConfig } from "../config/resolved";
import type { RouteContext } from "../lib/routeContext";
import { MdxBody } from "../mdx/MdxBody";
import { Head } from "../seo/Head";
import { ReadingLayout } from "../ui/ReadingLayout";
import { originalPath } from "./originalPath";

type BlogPostProps = PageProps<Queries.BlogPostTemplateQuery, RouteContext>;

/** A single post. */
export default function BlogPost({
  data: { post, newer, older },
  pageContext,
  children,
}: BlogPostProps) {
  if (!post) return null;
  const { description, lang } = post;
  return (
    <>
      <Head
        {...pageContext}
        title={post.titleMeta ?? post.title}
        description={description}
        image={post.socialImage}
        subject={{ kind: "post", post }}
        original={post.canonical}
        noIndex={post.visibility === "UNLISTED"}
      />
      <ReadingLayout
        header={
          <>
            {post.isStandIn && (
              <StandInNotice
                lang={lang}
                originalPath={originalPath(pageContext)}
              />
            )}
            <PostHeader post={post} />
          </>
        }
        toc={<TableOfContents items={post.toc} />}
        after={
          <>
            <TagList tags={post.tags} />
            <PostPager newer={newer} older={older} />
            {siteConfig.comments && post.allowsComments && (
              <CommentsSlot
                settings={siteConfig.comments}
                description={description}
              />
            )}
          </>
        }
      >
        <MdxBody tree={post.body} images={post.images} lang={lang}>
          {children}
        </MdxBody>
      </ReadingLayout>
    </>
  );
}

export const query = graphql`
  query BlogPostTemplate(
    $id: String!
    $newerId: String
    $olderId: String
    $locale: String!
  ) {
    post: blogPost(id: { eq: $id }) {
      title
      titleMeta
      description
      canonical
      visibility
      lang
      isStandIn
      allowsComments
      body
      images {
        ...MdxImage
      }
      socialImage {
        src
        width
        height
        alt
      }
      toc {
        ...TableOfContents
      }
      tags {
        ...TagList
      }
      ...PostHeader
      ...PostSubject
    }
    newer: blogPost(id: { eq: $newerId }) {
      ...PostPager
    }
    older: blogPost(id: { eq: $olderId }) {
      ...PostPager
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "blog"] } }
    ) {
      ...Strings
    }
  }
`;
