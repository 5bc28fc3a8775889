import { graphql } from "gatsby";
import { languageTag } from "../../config/locales";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { formatFigure } from "../../lib/format";
import { MarginRow } from "../ui/MarginRow";
import { Change, Figure } from "./Change";
import * as css from "./ProjectResults.module.css";

type ProjectResultsProps = { project: Queries.ProjectResultsFragment };

/** The results of a project: the first change large, all others in a row. */
export function ProjectResults({ project }: ProjectResultsProps) {
  const { t } = useTranslation("projects");
  const { results, lang } = project;
  const tag = languageTag(lang);
  const language = useLocale().languageOf(lang);
  if (results.length === 0) return null;
  const lead = results.find(({ value }) => value === null);
  const others = results.filter((result) => result !== lead);
  return (
    <section className={css.root} data-pagefind-ignore="">
      <h2 className="visually-hidden">{t("result.title")}</h2>
      {lead && (
        <MarginRow hasRule label={<span {...language}>{lead.label}</span>}>
          <div className={css.lead} {...language}>
            <Change result={lead} language={tag} />
          </div>
        </MarginRow>
      )}
      {others.length > 0 && (
        <MarginRow hasRule>
          <ul className={`meta ${css.others}`}>
            {others.map((result, index) => (
              <li key={index} {...language}>
                {result.value === null ? (
                  <Change result={result} language={tag} />
                ) : (
                  <Figure>
                    {formatFigure(result.value, result.unit ?? "", tag)}
                  </Figure>
                )}{" "}
                {result.label}
              </li>
            ))}
          </ul>
        </MarginRow>
      )}
    </section>
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
      ...Change
    }
  }
`;
