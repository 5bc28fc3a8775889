import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { groupBy } from "../lib/groupBy";
import { Entry } from "../ui/Entry";
import { initialOf } from "./initialOf";
import { NoPosts } from "./NoPosts";
import { OwnCount } from "./OwnCount";
import * as css from "./TagIndex.module.css";

type TagIndexProps = {
  /** In the order of their labels. */
  tags: readonly Queries.TagIndexFragment[];
  /** How many posts lists show of each, by the tag's key. */
  postCounts: Readonly<Record<string, number>>;
  /** How many of them are in the page's language, where not all are. */
  ownCounts?: Readonly<Record<string, number>>;
  /** Says a number of texts in words; posts unless given. */
  countText?: (count: number) => string;
};

/** Every tag, as in a book's index: the letter in the margin, tags and counts in the column. */
export function TagIndex(props: TagIndexProps) {
  const { t } = useTranslation("lists");
  const { tags, postCounts, ownCounts = {} } = props;
  const postsText = (count: number) => t("archive.count", { count });
  const { countText = postsText } = props;
  const { htmlLang } = useLocale();
  const shown = (keys: readonly { key: string }[]) =>
    keys.every(({ key }) => ownCounts[key] === 0) ? "all" : undefined;
  if (tags.length === 0) return <NoPosts />;
  return (
    <>
      {groupBy(tags, ({ label }) => initialOf(label, htmlLang)).map(
        ([letter, ofLetter]) => (
          <Entry
            as="section"
            key={letter}
            hasRule
            isLabelSticky
            shownIn={shown(ofLetter)}
            label={<h2 className={css.letter}>{letter}</h2>}
          >
            <ul>
              {ofLetter.map(({ key, label, description, path }) => (
                <li className={css.row} key={key} data-in={shown([{ key }])}>
                  <Link className={css.tag} to={path} rel="tag">
                    {label}
                  </Link>
                  <span className={css.count}>
                    <OwnCount
                      all={postCounts[key] ?? 0}
                      own={ownCounts[key]}
                      text={countText}
                    />
                  </span>
                  {description ? (
                    <p className={css.description}>{description}</p>
                  ) : null}
                </li>
              ))}
            </ul>
          </Entry>
        ),
      )}
    </>
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
