import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./TagList.module.css";

type TagListProps = { tags: readonly Queries.TagListFragment[] };

export function TagList({ tags }: TagListProps) {
  const { t } = useTranslation("blog");
  if (tags.length === 0) return null;
  return (
    <MarginRow label={t("post.tags")}>
      <TagLinks tags={tags} />
    </MarginRow>
  );
}

/** The tags without a label, for lists of posts. */
export function TagLinks({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.root}>
      {tags.map(({ key, label, path, hasPage }) => (
        <li key={key}>
          {hasPage ? (
            <Link to={path} rel="tag">
              {label}
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}

export function TagsLink() {
  const { t } = useTranslation("blog");
  const localePath = useLocalePath();
  return (
    <p className={css.all}>
      <Link to={localePath("/blog/tags")}>{t("tag.viewAll")}</Link>
    </p>
  );
}

export const fragment = graphql`
  fragment TagList on Tag {
    key
    label
    path
    hasPage
  }
`;
