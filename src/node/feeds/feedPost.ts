import type { TreeNode } from "../../lib/contentTree";

/** A picture of a post, as the query for feeds asks for it. */
export type FeedImage = {
  src: string;
  alt: string;
  file: {
    publicURL: string | null;
    childImageSharp: {
      gatsbyImageData: {
        width: number;
        height: number;
        images: { fallback?: { src: string } };
      } | null;
    } | null;
  } | null;
};

export type FeedAuthor = {
  name: string;
  url: string | null;
  email: string | null;
  path: string | null;
};

/** A post, as the query for feeds asks for it. */
export type FeedPost = {
  title: string;
  description: string;
  path: string;
  date: string;
  publishedAt: string;
  updatedAt: string | null;
  isRich: boolean;
  body: TreeNode;
  images: FeedImage[];
  cover: FeedImage | null;
  authors: FeedAuthor[];
  tags: { key: string; label: string }[];
};
