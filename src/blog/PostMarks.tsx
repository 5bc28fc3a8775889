import { graphql } from "gatsby";
import { PreviewMark } from "../ui/PreviewMark";
import { LanguageBadge } from "./LanguageBadge";

type PostMarksProps = { post: Queries.PostMarksFragment };

/** What stands behind a post's title: its language if it is not the page's, and in previews whether it is published. */
export function PostMarks({ post }: PostMarksProps) {
  return (
    <>
      {" "}
      <LanguageBadge lang={post.lang} />
      {process.env.GATSBY_SITE_PREVIEW === "true" && (
        <>
          {" "}
          <PreviewMark visibility={post.visibility} />
        </>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment PostMarks on BlogPost {
    lang
    visibility
  }
`;
