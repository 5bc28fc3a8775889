import { graphql } from "gatsby";
import { useThemeConfig } from "../config/ThemeProvider";
import { Link } from "../i18n/Link";
import { useLocalePath, useText } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Avatar } from "../ui/Avatar";
import { LinkButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { platformIcon } from "../ui/icons";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./Authors.module.css";

/** Who wrote a post, above it. */
export function Byline({ author }: { author: Queries.BylineFragment }) {
  return (
    <span className={css.byline}>
      <Avatar image={author.image?.file?.childImageSharp?.gatsbyImageData} />
      <AuthorName author={author} />
    </span>
  );
}

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

type AuthorProps = { author: Queries.AuthorProfileFragment };

const Portrait = ({ author }: AuthorProps) => (
  <Avatar
    image={author.image?.file?.childImageSharp?.gatsbyImageData}
    size="large"
  />
);

/** What an author does, who they are, and where else they can be found. */
function Profile({ author }: AuthorProps) {
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

/** An author with name and portrait. */
export function AuthorCard({ author }: AuthorProps) {
  return (
    <div className={css.card}>
      <Portrait author={author} />
      <div>
        <h2>
          <AuthorName className={css.name} author={author} />
        </h2>
        <Profile author={author} />
      </div>
    </div>
  );
}

type PostAuthorsProps = { authors: readonly Queries.AuthorProfileFragment[] };

/** Who has written a post, at its end, and what readers can do next. */
export function PostAuthors({ authors }: PostAuthorsProps) {
  const { t } = useTranslation("blog");
  const text = useText();
  const localePath = useLocalePath();
  const { callToAction } = useThemeConfig().blog;
  const described = authors.filter(({ title, bio }) => title ?? bio);
  if (described.length === 0 && !callToAction) return null;
  return (
    <MarginRow as="section" hasRule label={t("post.authors")}>
      <div className={css.about}>
        {described.map((author) => (
          <AuthorCard author={author} key={author.key} />
        ))}
        {callToAction ? (
          <div className={css.action} data-print="hide">
            <p>{text(callToAction.text)}</p>
            <LinkButton to={localePath(callToAction.to)} isPrimary>
              {text(callToAction.label)}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </MarginRow>
  );
}

type AuthorHeaderProps = AuthorProps & {
  /** How many posts lists show of the author. */
  postCount: number;
};

/** The head of an author's page: portrait in the margin, name, bio, where to find them. */
export function AuthorHeader({ author, postCount }: AuthorHeaderProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const hasPosts = postCount > 0;
  return (
    <div className={css.header} data-pagefind-body="">
      <MarginRow as="header" label={<Portrait author={author} />}>
        <h1 translate="no">{author.name}</h1>
        <Profile author={author} />
        <p className={css.all}>
          {hasPosts
            ? `${t("author.postCount", { count: postCount })} · `
            : null}
          <Link to={localePath("/blog/authors")}>{t("author.viewAll")}</Link>
        </p>
      </MarginRow>
      {hasPosts ? null : (
        <MarginRow>
          <p className={css.empty}>{t("author.noPosts")}</p>
        </MarginRow>
      )}
    </div>
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
          gatsbyImageData(width: 96, layout: FIXED, placeholder: NONE)
        }
      }
    }
  }
`;
