import { graphql } from "gatsby";
import { languageTag } from "../../config/locales";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { MarginRow } from "../ui/MarginRow";
import { Change } from "./Change";
import * as css from "./Proof.module.css";

type ProofProps = { projects: readonly Queries.ProofFragment[] };

/** The first change of each project, linked to its page. */
export function Proof({ projects }: ProofProps) {
  const { languageOf } = useLocale();
  const changes = projects.flatMap(({ results, ...project }) => {
    const result = results.find(({ value }) => value === null);
    return result ? { result, ...project } : [];
  });
  if (changes.length === 0) return null;
  return (
    <MarginRow hasRule>
      {/* Figures without their words are no excerpt; projects are found by theirs. */}
      <ul className={css.root} data-pagefind-ignore="">
        {changes.map(({ result, path, lang }) => (
          <li key={path}>
            <Link className={css.link} to={path} {...languageOf(lang)}>
              <Change result={result} language={languageTag(lang)} />{" "}
              <span className={`meta ${css.label}`}>{result.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginRow>
  );
}

export const fragment = graphql`
  fragment Proof on Project {
    path
    lang
    results {
      label
      value
      ...Change
    }
  }
`;
