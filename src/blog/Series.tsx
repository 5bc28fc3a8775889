import { graphql } from "gatsby";
import { useTranslation } from "../i18n/useTranslation";
import { FootSection } from "./FootSection";
import { PostLink, PostMarks } from "./PostLink";
import * as css from "./Series.module.css";

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
            <PostLink
              post={part}
              aria-current={part.path === path ? "page" : undefined}
            />
            <PostMarks post={part} />
          </li>
        ))}
      </ol>
    </FootSection>
  );
}

/** Which part of a series a post is; leads to all its parts at the foot. */
export function SeriesPlace({ series, parts, path }: SeriesProps) {
  const { t } = useTranslation("blog");
  if (!series || !hasOtherParts(parts, path)) return null;
  const { title } = series;
  const part = partOf(parts, path);
  const total = parts.length;
  return (
    <p>
      <a href={`#${SERIES_ID}`}>
        {part > 0
          ? t("series.place", { part, total, title })
          : t("series.belongs", { title })}
      </a>
    </p>
  );
}

/** A post's place among the parts of its series, from 1; 0 for one that is not listed there. */
export const partOf = (
  parts: readonly { readonly path: string }[],
  path: string,
): number => parts.findIndex((part) => part.path === path) + 1;

/** Whether there is anything to say of a series: another part than the post itself. */
export const hasOtherParts = (
  parts: readonly { readonly path: string }[],
  path: string,
): boolean => parts.some((part) => part.path !== path);

export const fragment = graphql`
  fragment SeriesTitle on Series {
    title
    description
  }

  fragment SeriesParts on BlogPost {
    ...PostLink
  }
`;
