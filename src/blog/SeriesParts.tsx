import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { dirOf } from "../config/dirOf";
import { Link } from "../i18n/Link";
import { FootSection } from "./FootSection";
import { hasOtherParts } from "./partOf";
import { PostMarks } from "./PostMarks";
import * as css from "./SeriesParts.module.css";

export type SeriesProps = {
  series: Queries.SeriesTitleFragment | null;
  /** The series' posts, in order. */
  parts: readonly Queries.SeriesPartsFragment[];
  /** The path of the post that is being read. */
  path: string;
};

/** Where the list stands on the page; no heading is called that. */
export const SERIES_ID = "all-parts-of-the-series";

/** All parts of a post's series, the one being read marked. */
export function SeriesParts({ series, parts, path }: SeriesProps) {
  const { t } = useTranslation("blog");
  if (!series || !hasOtherParts(parts, path)) return null;
  return (
    <FootSection title={t("series.title")} id={SERIES_ID}>
      <p className={css.title}>{series.title}</p>
      {series.description ? (
        <p className={css.description}>{series.description}</p>
      ) : null}
      <ol className={css.parts}>
        {parts.map((part) => (
          <li key={part.path}>
            <Link
              to={part.path}
              lang={part.lang}
              dir={dirOf(part.lang)}
              aria-current={part.path === path ? "page" : undefined}
            >
              {part.title}
            </Link>
            <PostMarks post={part} />
          </li>
        ))}
      </ol>
    </FootSection>
  );
}

export const fragments = graphql`
  fragment SeriesTitle on Series {
    title
    description
  }

  fragment SeriesParts on BlogPost {
    path
    title
    lang
    ...PostMarks
  }
`;
