import { feedLimit } from "../../config/publicFiles";
import type { TreeNode } from "../../lib/contentTree";

export type FeedImage = {
  src: string;
  alt: string;
  publicURL: string | null;
  file: {
    childImageSharp: {
      gatsbyImageData: {
        width: number;
        height: number;
        images: { fallback?: { src: string } };
      } | null;
    } | null;
  } | null;
};

/** A post, as the query for feeds returns it. */
export type FeedPost = {
  title: string;
  description: string;
  path: string;
  /** Its earlier addresses, the first one first. */
  aliases: string[];
  /** Day of publication in the site's time zone. */
  date: string;
  publishedAt: string;
  updatedAt: string | null;
  /** True for a post with imports, which only its page can show. */
  isRich: boolean;
  body: TreeNode;
  images: FeedImage[];
  cover: FeedImage | null;
  authors: {
    name: string;
    url: string | null;
    email: string | null;
    path: string | null;
  }[];
  tags: { key: string; label: string }[];
};

export type PostsQuery = { allBlogPost: { nodes: FeedPost[] } };

// One file in the format of the original: not every feed reader knows WebP.
const image = `
  src
  alt
  publicURL
  file {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        formats: [AUTO]
        outputPixelDensities: [1]
      )
    }
  }
`;

/** Creates the query for the posts of a locale's feed, newest first: listed posts in its language. */
export const createPostsQuery = (locale: string): string => `{
  allBlogPost(
    filter: {
      locale: { eq: ${JSON.stringify(locale)} }
      isFallback: { eq: false }
      isListed: { eq: true }
    }
    sort: [{ publishedAt: DESC }, { slug: ASC }]
    limit: ${feedLimit}
  ) {
    nodes {
      title
      description
      path
      aliases
      date
      publishedAt
      updatedAt
      isRich
      body
      images { ${image} }
      cover { ${image} }
      authors { name url email path }
      tags { key label }
    }
  }
}`;
