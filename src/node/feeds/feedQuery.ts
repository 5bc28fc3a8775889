import type { Feeds } from "../../config/types";
import type { Channel } from "./channel";
import type { FeedPost } from "./feedPost";

export type FeedQuery = { allBlogPost: { nodes: FeedPost[] } };

// The same width as in the text (src/mdx/MdxBody.tsx), so that no picture is made for feeds alone.
const image = `
  src
  alt
  file {
    publicURL
    childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 720) }
  }
`;

/** Asks for the posts of a feed, newest first: what is listed, and written in its language. */
export function feedQuery(
  { locale, key }: Pick<Channel, "locale" | "key">,
  limit: Feeds["limit"],
): string {
  const part = key
    ? `${key.field}: { in: [${JSON.stringify(key.value)}] }`
    : "";
  return `{
    allBlogPost(
      filter: {
        locale: { eq: ${JSON.stringify(locale)} }
        isStandIn: { eq: false }
        isListed: { eq: true }
        ${part}
      }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      ${limit === "all" ? "" : `limit: ${limit}`}
    ) {
      nodes {
        title
        description
        path
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
}
