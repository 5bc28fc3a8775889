import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { EmptyList } from "../ui/EmptyList";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./TagIndex.module.css";

type TagIndexProps = {
  /** Sorted by label. */
  tags: readonly Queries.TagIndexFragment[];
  /** The number of posts by the tag's key. */
  postCounts: Readonly<Record<string, number>>;
};

/** All tags, with their counts in the margin. */
export function TagIndex({ tags, postCounts }: TagIndexProps) {
  if (tags.length === 0) return <EmptyList />;
  return (
    <ul>
      {tags.map(({ key, label, description, path }) => (
        <li className={css.entry} key={key}>
          <MarginRow label={<PostCount count={postCounts[key] ?? 0} />}>
            <div className={css.row}>
              <Link className={`quiet-link ${css.tag}`} to={path} rel="tag">
                {label}
              </Link>
              {description ? (
                <p className={css.description}>{description}</p>
              ) : null}
            </div>
          </MarginRow>
        </li>
      ))}
    </ul>
  );
}

function PostCount({ count }: { count: number }) {
  const { t } = useTranslation("lists");
  return (
    <span className={css.count} style={{ "--count": count }}>
      {t("archive.count", { count })}
    </span>
  );
}

export const fragment = graphql`
  fragment TagIndex on Tag {
    key
    label
    description
    path
  }
`;
