import { graphql } from "gatsby";
import { Link } from "../i18n/Link";

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

export const fragment = graphql`
  fragment AuthorName on Author {
    name
    link
  }
`;
