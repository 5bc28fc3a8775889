import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { languageTag } from "../config/locales";
import { useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatFigure } from "../lib/format";
import { MarginRow } from "../ui/MarginRow";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./ProjectResults.module.css";

type ProjectResultsProps = { project: Queries.ProjectResultsFragment };
type Result = ProjectResultsProps["project"]["results"][number];

/** What came of a project: figures, and bars where there is one of before and one of after. */
export function ProjectResults({ project }: ProjectResultsProps) {
  const { t, rich } = useTranslation("projects");
  const { results, lang } = project;
  const language = useTextLanguage()(lang);
  const write = (value: number, { unit }: Result) =>
    formatFigure(value, unit ?? "", languageTag(lang));
  if (results.length === 0) return null;
  return (
    <section className={css.root}>
      <VisuallyHidden>
        <h2>{t("result.title")}</h2>
      </VisuallyHidden>
      <ul>
        {results.map((result) => (
          <MarginRow
            as="li"
            key={result.label}
            hasRule
            label={<span {...language}>{result.label}</span>}
          >
            {result.value === null ? (
              (["before", "after"] as const).map((time) => (
                // The bar is for the eye: the words say it all.
                <p
                  className={css[time]}
                  style={drawBar(result, time)}
                  data-zero={result[time] === 0 ? "" : undefined}
                  key={time}
                >
                  <span>
                    {rich(
                      `result.${time}`,
                      { figure: write(result[time] ?? 0, result) },
                      { figure: (words) => <b {...language}>{words}</b> },
                    )}
                  </span>
                </p>
              ))
            ) : (
              <p className={css.figure} {...language}>
                {write(result.value, result)}
              </p>
            )}
          </MarginRow>
        ))}
      </ul>
    </section>
  );
}

/** How long a bar is, as a share of the longest; of percentages, the whole is known. */
function drawBar(result: Result, time: "before" | "after") {
  const { before, after, unit } = result;
  const whole = Math.max(before ?? 0, after ?? 0, unit === "%" ? 100 : 0);
  const share = Math.max(0, result[time] ?? 0) / (whole || 1);
  return { "--share": share } as CSSProperties;
}

export const fragment = graphql`
  fragment ProjectResults on Project {
    lang
    results {
      label
      before
      after
      value
      unit
    }
  }
`;
