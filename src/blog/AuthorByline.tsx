import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { Avatar } from "../ui/Avatar";
import { portraitOf } from "./portraitOf";
import * as css from "./AuthorByline.module.css";

type AuthorBylineProps = { author: Queries.AuthorBylineFragment };

/** Who wrote it: portrait and name, leading to the author's page. */
export function AuthorByline({ author }: AuthorBylineProps) {
  return (
    <span className={css.root}>
      <Avatar image={portraitOf(author.image)} />
      <Link to={author.path} rel="author" translate="no">
        {author.name}
      </Link>
    </span>
  );
}

export const fragment = graphql`
  fragment AuthorByline on Author {
    key
    name
    path
    image {
      file {
        childImageSharp {
          gatsbyImageData(width: 36, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
