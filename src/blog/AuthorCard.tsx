import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { Avatar } from "../ui/Avatar";
import { Entry } from "../ui/Entry";
import { AuthorName } from "./AuthorName";
import { OwnCount } from "./OwnCount";
import { portraitOf } from "./portraitOf";
import { Socials } from "./Socials";
import * as css from "./AuthorCard.module.css";

type AuthorCardProps = {
  author: Queries.AuthorCardFragment;
  /** How many posts lists show of the author. */
  postCount: number;
  /** How many of them are in the page's language; all unless given. */
  ownCount?: number | undefined;
};

/** One author in the list of authors. */
export function AuthorCard({ author, postCount, ownCount }: AuthorCardProps) {
  const { t } = useTranslation("lists");
  return (
    <Entry
      as="article"
      hasRule
      label={
        <OwnCount
          all={postCount}
          own={ownCount}
          text={(count) => t("author.postCount", { count })}
        />
      }
    >
      <div className={css.root}>
        <Avatar image={portraitOf(author.image)} size="large" />
        <div>
          <h2>
            <AuthorName className={css.name} author={author} />
          </h2>
          {author.title ? <p className={css.title}>{author.title}</p> : null}
          {author.bio ? <p className={css.bio}>{author.bio}</p> : null}
          <Socials socials={author.socials} />
        </div>
      </div>
    </Entry>
  );
}

export const fragment = graphql`
  fragment AuthorCard on Author {
    key
    title
    bio
    ...AuthorName
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
