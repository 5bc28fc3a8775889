import { graphql } from "gatsby";
import { siteConfig } from "../config/resolved";
import { Link } from "../i18n/Link";
import { useLocalePath, useText } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Avatar } from "../ui/Avatar";
import { Entry } from "../ui/Entry";
import { Icon } from "../ui/Icon";
import { LinkButton } from "../ui/LinkButton";
import { platformIcon } from "../ui/platformIcon";
import { OwnCount } from "./LanguageFilter";
import { AuthorName, portraitOf } from "./PostAuthor";
import * as css from "./AuthorProfile.module.css";

type AuthorProps = {
  author: Queries.AuthorProfileFragment;
  /** How many posts lists show of the author. */
  postCount: number;
  /** How many of them are in the page's language; all unless given. */
  ownCount?: number | undefined;
};

function PostCount({ postCount, ownCount }: Omit<AuthorProps, "author">) {
  const { t } = useTranslation("lists");
  const text = (count: number) => t("author.postCount", { count });
  return <OwnCount all={postCount} own={ownCount} text={text} />;
}

/** What an author does, who they are, and where else they can be found. */
function Profile({ author }: Pick<AuthorProps, "author">) {
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
function Portrayed({ author }: Pick<AuthorProps, "author">) {
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

/** One author in the list of authors. */
export function AuthorCard({ author, ...counts }: AuthorProps) {
  return (
    <Entry as="article" hasRule label={<PostCount {...counts} />}>
      <Portrayed author={author} />
    </Entry>
  );
}

type PostAuthorsProps = { authors: readonly AuthorProps["author"][] };

/** Who has written a post, at its end, and what readers can do next. */
export function PostAuthors({ authors }: PostAuthorsProps) {
  const { t } = useTranslation("blog");
  const text = useText();
  const localePath = useLocalePath();
  const { callToAction } = siteConfig.blog;
  const told = authors.filter(({ title, bio }) => title ?? bio);
  if (told.length === 0 && !callToAction) return null;
  return (
    <Entry as="section" hasRule label={t("post.authors")}>
      <div className={css.about}>
        {told.map((author) => (
          <Portrayed author={author} key={author.key} />
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
    </Entry>
  );
}

/** The head of an author's page: portrait in the margin, name, bio, where to find them. */
export function AuthorHeader({ author, ...counts }: AuthorProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const hasPosts = counts.postCount > 0;
  return (
    <div className={css.header}>
      <Entry
        as="header"
        label={<Avatar image={portraitOf(author.image)} size="large" />}
      >
        <h1 translate="no">{author.name}</h1>
        <Profile author={author} />
        <p className={css.all}>
          {hasPosts ? (
            <>
              <PostCount {...counts} /> ·{" "}
            </>
          ) : null}
          <Link to={localePath("/blog/authors")}>{t("author.viewAll")}</Link>
        </p>
      </Entry>
      {hasPosts ? null : (
        <Entry>
          <p className={css.empty}>{t("author.noPosts")}</p>
        </Entry>
      )}
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
