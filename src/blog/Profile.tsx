import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { Avatar } from "../ui/Avatar";
import { Icon } from "../ui/Icon";
import { platformIcon } from "../ui/icons";
import { AuthorName, portraitOf } from "./PostAuthor";
import * as css from "./AuthorProfile.module.css";

type ProfileProps = { author: Queries.AuthorProfileFragment };

/** What an author does, who they are, and where else they can be found. */
export function Profile({ author }: ProfileProps) {
  const { title, bio, socials } = author;
  return (
    <>
      {title ? <p className={css.title}>{title}</p> : null}
      {bio ? <p className={css.bio}>{bio}</p> : null}
      {socials.length > 0 ? (
        <ul className={css.socials}>
          {socials.map(({ platform, label, url }) => (
            <li key={url}>
              <Link to={url} rel="me noopener noreferrer" data-icon={platform}>
                <Icon name={platformIcon(platform)} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The same with name and portrait. */
export function ProfileCard({ author }: ProfileProps) {
  return (
    <div className={css.card}>
      <Avatar image={portraitOf(author.image)} size="large" />
      <div>
        <h2>
          <AuthorName className={css.name} author={author} />
        </h2>
        <Profile author={author} />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment AuthorProfile on Author {
    key
    title
    bio
    ...AuthorName
    socials {
      platform
      label
      url
    }
    image {
      file {
        childImageSharp {
          gatsbyImageData(width: 96, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
