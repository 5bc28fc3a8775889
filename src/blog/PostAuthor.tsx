import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Link } from "../i18n/Link";
import { Avatar } from "../ui/Avatar";
import * as css from "./AuthorProfile.module.css";

type Portrait = {
  readonly file: {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
    } | null;
  } | null;
} | null;

/** An author's picture, ready for `Avatar`; vector files have no sizes and give none. */
export const portraitOf = (image: Portrait): IGatsbyImageData | undefined =>
  image?.file?.childImageSharp?.gatsbyImageData;

type AuthorNameProps = {
  author: Queries.AuthorNameFragment;
  className?: string | undefined;
};

/** An author's name, leading to their page, or else to wherever there is more of them. */
export function AuthorName({ author, className }: AuthorNameProps) {
  const { name, link } = author;
  if (!link) {
    return (
      <span className={className} translate="no">
        {name}
      </span>
    );
  }
  return (
    <Link
      className={className}
      to={link}
      rel={link.startsWith("/") ? "author" : "author noopener noreferrer"}
      translate="no"
    >
      {name}
    </Link>
  );
}

type PostAuthorProps = { author: Queries.PostAuthorFragment };

/** Who wrote a post: portrait and name, leading to where there is more of the author. */
export function PostAuthor({ author }: PostAuthorProps) {
  return (
    <span className={css.byline}>
      <Avatar image={portraitOf(author.image)} />
      <AuthorName author={author} />
    </span>
  );
}

export const fragments = graphql`
  fragment AuthorName on Author {
    name
    link
  }

  fragment PostAuthor on Author {
    key
    ...AuthorName
    image {
      file {
        childImageSharp {
          gatsbyImageData(width: 36, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
