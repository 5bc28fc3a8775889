import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Avatar } from "../ui/Avatar";
import { MarginRow } from "../ui/MarginRow";
import { portraitOf } from "./PostAuthor";
import { Profile, ProfileCard } from "./Profile";
import * as css from "./AuthorProfile.module.css";

type AuthorProps = {
  author: Queries.AuthorProfileFragment;
  /** How many posts lists show of the author. */
  postCount: number;
};

/** One author in the list of authors. */
export function AuthorCard({ author, postCount }: AuthorProps) {
  const { t } = useTranslation("lists");
  return (
    <MarginRow
      as="article"
      hasRule
      label={t("author.postCount", { count: postCount })}
    >
      <ProfileCard author={author} />
    </MarginRow>
  );
}

/** The head of an author's page: portrait in the margin, name, bio, where to find them. */
export function AuthorHeader({ author, postCount }: AuthorProps) {
  const { t } = useTranslation("lists");
  const localePath = useLocalePath();
  const hasPosts = postCount > 0;
  return (
    <div className={css.header} data-pagefind-body="">
      <MarginRow
        as="header"
        label={<Avatar image={portraitOf(author.image)} size="large" />}
      >
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
