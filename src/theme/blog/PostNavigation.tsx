import { graphql } from "gatsby";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import { Thread } from "../ui/Thread";
import { EntryLink } from "../reading/EntryLink";
import { PostColumns } from "./PostColumns";
import * as css from "./PostNavigation.module.css";

type FootSectionProps = { title: string; id?: string; children: ReactNode };

function FootSection({ title, id, children }: FootSectionProps) {
  const titleId = useId();
  return (
    <nav
      className={css.section}
      id={id}
      aria-labelledby={titleId}
      data-print="hide"
    >
      <MarginRow hasRule label={<h2 id={titleId}>{title}</h2>}>
        {children}
      </MarginRow>
    </nav>
  );
}

export type SeriesProps = {
  series: Queries.SeriesTitleFragment | null;
  /** The listed posts of the series, in order. */
  parts: readonly Queries.EntryLinkFragment[];
  /** The path of the current post. */
  path: string;
};

/** The id of the list; no heading has it. */
const seriesId = "all-parts-of-the-series";

const hasOtherParts = ({ parts, path }: SeriesProps) =>
  parts.some((part) => part.path !== path);

/** The position of a post in its series, linked to the list of all parts. */
export function SeriesPosition(props: SeriesProps) {
  const { t } = useTranslation("blog");
  const { series, parts, path } = props;
  if (!series || !hasOtherParts(props)) return null;
  const { title } = series;
  // Unlisted posts have no number.
  const part = parts.findIndex((item) => item.path === path) + 1;
  const total = parts.length;
  return (
    <p>
      <a href={`#${seriesId}`}>
        {part > 0
          ? t("series.place", { part, total, title })
          : t("series.belongs", { title })}
      </a>
    </p>
  );
}

/** All parts of the series, with the current one marked. */
export function SeriesParts(props: SeriesProps) {
  const { t } = useTranslation("blog");
  const { series, parts, path } = props;
  if (!series || !hasOtherParts(props)) return null;
  const isLastPart = parts.at(-1)?.path === path;
  return (
    <FootSection title={t("series.title")} id={seriesId}>
      <p className={css.title}>{series.title}</p>
      {series.description ? (
        <p className={css.description}>{series.description}</p>
      ) : null}
      <ol className={css.parts}>
        {parts.map((part) => (
          <li key={part.path}>
            <EntryLink entry={part} />
          </li>
        ))}
      </ol>
      {isLastPart ? <Thread drawing="bow" className={css.bow} /> : null}
    </FootSection>
  );
}

export function RelatedPosts({ posts }: ComponentProps<typeof PostColumns>) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return null;
  return (
    <FootSection title={t("related.title")}>
      <PostColumns posts={posts} />
    </FootSection>
  );
}

type PostPagerProps = {
  newer: Queries.EntryLinkFragment | null | undefined;
  older: Queries.EntryLinkFragment | null | undefined;
};

export function PostPager({ newer, older }: PostPagerProps) {
  const { t } = useTranslation("blog");
  return (
    <>
      {newer ? (
        <FootSection title={t("pager.newer")}>
          <p className={css.title}>
            <EntryLink entry={newer} rel="next" />
          </p>
        </FootSection>
      ) : null}
      {older ? (
        <FootSection title={t("pager.older")}>
          <p className={css.title}>
            <EntryLink entry={older} rel="prev" />
          </p>
        </FootSection>
      ) : null}
    </>
  );
}

export const fragments = graphql`
  fragment SeriesTitle on Series {
    title
    description
  }
`;
