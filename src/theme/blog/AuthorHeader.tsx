import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { EntryLink } from "../reading/EntryLink";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";
import {
  Byline,
  NamedProfile,
  Portrait,
  Profile,
  type AuthorProps,
} from "./Authors";
import * as css from "./AuthorHeader.module.css";
import * as shared from "./Authors.module.css";

type CountedAuthorProps = AuthorProps & { postCount: number };

type AuthorRowProps = CountedAuthorProps & {
  /** The newest ones. */
  posts: readonly Queries.EntryLinkFragment[];
};

/** An author in the list of all, with the portrait in the margin. */
export function AuthorRow({ author, postCount, posts }: AuthorRowProps) {
  const { t } = useTranslation("lists");
  const count = t("author.postCount", { count: postCount });
  return (
    <MarginRow
      as="article"
      hasRule
      label={<Portrait author={author} size="large" />}
    >
      <div className={css.row}>
        <NamedProfile author={author} />
        <div>
          <p className={css.count}>
            {author.link?.startsWith("/") ? (
              <Link to={author.link}>{count}</Link>
            ) : (
              count
            )}
          </p>
          <ul className={css.posts}>
            {posts.map((post) => (
              <li key={post.path}>
                <EntryLink entry={post} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </MarginRow>
  );
}

type AuthorHeaderProps = CountedAuthorProps & {
  /** The other authors of posts. */
  others: readonly Queries.BylineFragment[];
};

/** The header of an author's page. */
export function AuthorHeader(props: AuthorHeaderProps) {
  const { author, postCount, others } = props;
  const { t } = useTranslation("lists");
  const { localePath } = useLocale();
  return (
    <div className={shared.header} data-pagefind-body="">
      <PageHeader
        title={<span translate="no">{author.name}</span>}
        label={
          <>
            <Portrait author={author} size="large" />
            <p className={css.count}>
              {t("author.postCount", { count: postCount })}
            </p>
          </>
        }
      >
        <div className={css.row}>
          <div>
            <Profile author={author} />
          </div>
          <div>
            {others.length > 0 ? (
              <p className={css.count}>{t("author.others")}</p>
            ) : null}
            <ul className={css.posts}>
              {others.map((other) => (
                <li key={other.key}>
                  <Byline author={other} />
                </li>
              ))}
              <li className={css.count}>
                <Link to={localePath("/blog/authors")}>
                  {t("author.viewAll")}
                </Link>
              </li>
            </ul>
          </div>
        </div>
      </PageHeader>
    </div>
  );
}
