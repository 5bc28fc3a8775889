import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
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

type TagLinksProps = TagListProps & {
  /** The key of the tag whose page this is. */
  current?: string;
};

/** The tags without a label. */
export function TagLinks({ tags, current }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.root}>
      {tags.map(({ key, label, path, hasPage }) => (
        <li key={key}>
          {hasPage ? (
            <Link
              to={path}
              rel="tag"
              aria-current={key === current ? "page" : undefined}
            >
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
  const { localePath } = useLocale();
  return <Link to={localePath("/blog/tags")}>{t("tag.viewAll")}</Link>;
}

export const fragment = graphql`
  fragment TagList on Tag {
    key
    label
    path
    hasPage
  }
`;
