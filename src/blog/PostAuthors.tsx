import { useThemeConfig } from "../config/ThemeProvider";
import { useLocalePath, useText } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { LinkButton } from "../ui/Button";
import { MarginRow } from "../ui/MarginRow";
import { ProfileCard } from "./Profile";
import * as css from "./AuthorProfile.module.css";

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
          <ProfileCard author={author} key={author.key} />
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
