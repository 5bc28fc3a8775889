import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useTranslation } from "../i18n/useTranslation";
import { Avatar } from "../ui/Avatar";
import { Entry } from "../ui/Entry";
import { OwnCount } from "./OwnCount";
import { portraitOf } from "./portraitOf";
import { Socials } from "./Socials";
import * as css from "./AuthorHeader.module.css";

type AuthorHeaderProps = {
  author: Queries.AuthorHeaderFragment;
  /** How many posts lists show of the author. */
  postCount: number;
  /** How many of them are in the page's language; all unless given. */
  ownCount?: number | undefined;
};

/** The head of an author's page: portrait in the margin, name, bio, where to find them. */
export function AuthorHeader({
  author,
  postCount,
  ownCount,
}: AuthorHeaderProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  return (
    <div className={css.root}>
      <Entry
        as="header"
        label={<Avatar image={portraitOf(author.image)} size="large" />}
      >
        <h1 translate="no">{author.name}</h1>
        {author.title ? <p className={css.title}>{author.title}</p> : null}
        {author.bio ? <p className={css.bio}>{author.bio}</p> : null}
        <Socials socials={author.socials} />
        <p className={css.all}>
          {postCount > 0 ? (
            <>
              <OwnCount
                all={postCount}
                own={ownCount}
                text={(count) => t("author.postCount", { count })}
              />{" "}
              ·{" "}
            </>
          ) : null}
          <Link to={localePath("/blog/authors")}>{t("author.viewAll")}</Link>
        </p>
      </Entry>
      {postCount === 0 ? (
        <Entry>
          <p className={css.empty}>{t("author.noPosts")}</p>
        </Entry>
      ) : null}
    </div>
  );
}

export const fragment = graphql`
  fragment AuthorHeader on Author {
    name
    title
    bio
    socials {
      ...Socials
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
