import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { Icon, platformIcon } from "../ui/Icon";
import { MarginRow } from "../ui/MarginRow";
import { Picture } from "../ui/Picture";
import * as css from "./Authors.module.css";

/** The author in the header of a post. */
export function Byline({ author }: { author: Queries.BylineFragment }) {
  return (
    <span className={css.byline}>
      <Portrait author={author} size="small" />
      <AuthorName author={author} />
    </span>
  );
}

type AuthorNameProps = {
  author: Queries.AuthorNameFragment;
  className?: string | undefined;
};

/** An author's name, linked to their page here or elsewhere. */
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

export type AuthorProps = { author: Queries.AuthorProfileFragment };

type PortraitProps = {
  author: Pick<Queries.BylineFragment, "image">;
  size: "small" | "large";
};

/** An author's picture; the name is always beside it. */
export function Portrait({ author, size }: PortraitProps) {
  const image = author.image?.file?.childImageSharp?.gatsbyImageData;
  return (
    image && (
      <span className={css.portrait} data-size={size}>
        <Picture image={image} alt="" />
      </span>
    )
  );
}

/** The words of authors about themselves. */
export function Profile({ author }: AuthorProps) {
  const { title, bio, socials } = author;
  return (
    <>
      {title ? <p className={css.title}>{title}</p> : null}
      {bio ? <p className={css.bio}>{bio}</p> : null}
      {socials.length > 0 ? (
        <ul className={`cluster ${css.socials}`}>
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

/** The name of an author as a heading, with the profile. */
export const NamedProfile = ({
  author,
  level: Heading = "h2",
}: AuthorProps & { level?: "h2" | "h3" }) => (
  <div>
    <Heading>
      <AuthorName className={css.name} author={author} />
    </Heading>
    <Profile author={author} />
  </div>
);

type PostAuthorsProps = { authors: readonly Queries.AuthorProfileFragment[] };

/** The authors below a post who say something about themselves. */
export function PostAuthors({ authors }: PostAuthorsProps) {
  const { t } = useTranslation("blog");
  const described = authors.filter(({ title, bio }) => title ?? bio);
  if (described.length === 0) return null;
  return (
    <MarginRow as="section" hasRule label={<h2>{t("post.authors")}</h2>}>
      <div className={css.about}>
        {described.map((author) => (
          <div className={`cluster ${css.card}`} key={author.key}>
            <Portrait author={author} size="large" />
            <NamedProfile author={author} level="h3" />
          </div>
        ))}
      </div>
    </MarginRow>
  );
}

export const fragments = graphql`
  fragment AuthorName on Author {
    name
    link
  }

  fragment Byline on Author {
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
          gatsbyImageData(width: 176, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
