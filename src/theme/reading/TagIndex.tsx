import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { isSameLetter } from "../../lib/language";
import { groupBy } from "../../lib/groupBy";
import { ListGroup } from "../ui/ListGroup";
import { EmptyList } from "../ui/ListLayout";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./TagIndex.module.css";

/** With this many tags or more, they are grouped by letter. */
const LETTERS_FROM = 25;

type TagIndexProps = {
  /** Sorted by label. */
  tags: readonly Queries.TagIndexFragment[];
  /** The number of posts by the tag's key. */
  postCounts: Readonly<Record<string, number>>;
};

/** All tags: with their counts in the margin or, if there are many, grouped by letter. */
export function TagIndex({ tags, postCounts }: TagIndexProps) {
  const { t } = useTranslation("lists");
  const { htmlLang } = useLocale();
  const countOf = (key: string) =>
    t("archive.count", { count: postCounts[key] ?? 0 });
  if (tags.length === 0) return <EmptyList />;
  if (tags.length < LETTERS_FROM) {
    return (
      <ul>
        {tags.map((tag) => (
          <li className={css.entry} key={tag.key}>
            <MarginRow label={countOf(tag.key)}>
              <TagEntry tag={tag} />
            </MarginRow>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {groupBy(tags, ({ label }) => initialOf(label, htmlLang)).map(
        ([letter, ofLetter]) => (
          <ListGroup key={letter} title={letter}>
            {ofLetter.map((tag) => (
              <li key={tag.key}>
                <TagEntry tag={tag} />
                <span className={css.count}>{countOf(tag.key)}</span>
              </li>
            ))}
          </ListGroup>
        ),
      )}
    </>
  );
}

function TagEntry({ tag }: { tag: Queries.TagIndexFragment }) {
  const { label, description, path } = tag;
  return (
    <div className={css.row}>
      <Link className={`quiet-link ${css.tag}`} to={path} rel="tag">
        {label}
      </Link>
      {description ? <p className={css.description}>{description}</p> : null}
    </div>
  );
}

/**
 * Returns the letter that a word is sorted under: without an accent if the
 * language ignores it, and "#" for words that begin with no letter.
 * @example initialOf("Übung", "de-DE") -> "U"; initialOf("Öl", "sv-SE") -> "Ö"
 */
export function initialOf(word: string, htmlLang: string): string {
  const [whole = ""] = word.normalize("NFC");
  const [bare = ""] = whole.normalize("NFD");
  if (!/\p{L}/u.test(whole)) return "#";
  const letter =
    bare === whole || isSameLetter(bare, whole, htmlLang) ? bare : whole;
  return letter.toLocaleUpperCase(htmlLang);
}

export const fragment = graphql`
  fragment TagIndex on Tag {
    key
    label
    description
    path
  }
`;
