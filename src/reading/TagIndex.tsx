import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { isSameLetter } from "../lib/language";
import { groupBy } from "../lib/groupBy";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./TagIndex.module.css";

/** From so many tags on, letters help to find one. */
const LETTERS_FROM = 25;

type TagIndexProps = {
  /** In the order of their labels. */
  tags: readonly Queries.TagIndexFragment[];
  /** How many posts lists show of each, by the tag's key. */
  postCounts: Readonly<Record<string, number>>;
  /** Says a number of texts in words; posts unless given. */
  countText?: (count: number) => string;
};

/** Every tag: with its count in the margin, or, of many, under its letter as in a book's index. */
export function TagIndex(props: TagIndexProps) {
  const { t } = useTranslation("lists");
  const { tags, postCounts } = props;
  const postsText = (count: number) => t("archive.count", { count });
  const { countText = postsText } = props;
  const { htmlLang } = useLocale();
  const countOf = (key: string) => countText(postCounts[key] ?? 0);
  if (tags.length === 0) {
    return (
      <MarginRow hasRule>
        <p>{t("list.empty")}</p>
      </MarginRow>
    );
  }
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
          <MarginRow
            as="section"
            key={letter}
            hasRule
            isLabelSticky
            label={<h2 className={css.letter}>{letter}</h2>}
          >
            <ul>
              {ofLetter.map((tag) => (
                <li className={css.row} key={tag.key}>
                  <TagEntry tag={tag} />
                  <span className={css.count}>{countOf(tag.key)}</span>
                </li>
              ))}
            </ul>
          </MarginRow>
        ),
      )}
    </>
  );
}

function TagEntry({ tag }: { tag: Queries.TagIndexFragment }) {
  const { label, description, path } = tag;
  return (
    <div>
      <Link className={css.tag} to={path} rel="tag">
        {label}
      </Link>
      {description ? <p className={css.description}>{description}</p> : null}
    </div>
  );
}

/**
 * The letter that a word is looked up under: without an accent where the
 * language files it there, and "#" for what begins with no letter.
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
