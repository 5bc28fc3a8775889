import { graphql } from "gatsby";
import { Avatar } from "../ui/Avatar";
import { AuthorName } from "./AuthorName";
import { portraitOf } from "./portraitOf";
import * as css from "./AuthorByline.module.css";

type AuthorBylineProps = { author: Queries.AuthorBylineFragment };

/** Who wrote it: portrait and name, leading to where there is more of the author. */
export function AuthorByline({ author }: AuthorBylineProps) {
  return (
    <span className={css.root}>
      <Avatar image={portraitOf(author.image)} />
      <AuthorName author={author} />
    </span>
  );
}

export const fragment = graphql`
  fragment AuthorByline on Author {
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
