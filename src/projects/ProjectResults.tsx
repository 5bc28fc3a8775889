import { graphql } from "gatsby";
import { languageTag } from "../config/locales";
import { useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatFigure } from "../lib/format";
import { Entry } from "../ui/Entry";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import * as css from "./ProjectResults.module.css";

type ProjectResultsProps = { project: Queries.ProjectResultsFragment };

/** What came of a project: figures, and bars where there is one of before and one of after. */
export function ProjectResults({ project }: ProjectResultsProps) {
  const { t } = useTranslation("projects");
  const { results, lang } = project;
  const language = useTextLanguage()(lang);
  if (results.length === 0) return null;
  return (
    <section className={css.root}>
      <VisuallyHidden>
        <h2>{t("result.title")}</h2>
      </VisuallyHidden>
      <ul>
        {results.map((result) => (
          <Entry
            as="li"
            key={result.label}
            hasRule
            label={
              <span {...language}>
                {result.label}
                <VisuallyHidden>:</VisuallyHidden>
              </span>
            }
          >
            {result.value === null ? (
              <Comparison result={result} lang={lang} />
            ) : (
              <p className={css.figure} {...language}>
                {formatFigure(result.value, result.unit, languageTag(lang))}
              </p>
            )}
          </Entry>
        ))}
      </ul>
    </section>
  );
}

type ComparisonProps = {
  result: Queries.ProjectResultsFragment["results"][number];
  lang: string;
};

/** Two bars that grow out of the margin line. Their words say it all: the bars are for the eye. */
function Comparison({ result, lang }: ComparisonProps) {
  const { rich } = useTranslation("projects");
  const { before, after, unit } = result;
  const language = useTextLanguage()(lang);
  const values = [before ?? 0, after ?? 0];
  // Of shares, the whole is known.
  const whole = Math.max(...values, unit === "%" ? 100 : 0) || 1;
  return (
    <>
      {(["before", "after"] as const).map((time) => {
        const value = result[time] ?? 0;
        const figure = formatFigure(value, unit, languageTag(lang));
        const length = `${(100 * Math.max(0, value)) / whole}%`;
        return (
          <p className={css.row} data-time={time} key={time}>
            <span
              className={css.bar}
              style={{ inlineSize: length }}
              aria-hidden
            />
            <span className={css.words}>
              {rich(
                `result.${time}`,
                { figure },
                {
                  figure: (words) => (
                    <span className={css.value} {...language}>
                      {words}
                    </span>
                  ),
                },
              )}
            </span>
          </p>
        );
      })}
    </>
  );
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
