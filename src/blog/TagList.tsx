import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import * as css from "./TagList.module.css";

type TagListProps = { tags: readonly Queries.TagListFragment[] };

/** What a post is about. */
export function TagList({ tags }: TagListProps) {
  const { t } = useTranslation("blog");
  if (tags.length === 0) return null;
  return (
    <Entry label={t("post.tags")}>
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
    </Entry>
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
