import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { formatYear } from "../../lib/numerals";

type ProjectYearProps = { period: Queries.ProjectYearFragment };

/** The year in which a project ended, or began if it continues. */
export function ProjectYear({ period }: ProjectYearProps) {
  const { numerals } = useLocale();
  const year = (period.to ?? period.from).slice(0, 4);
  return <>{formatYear(year, numerals)}</>;
}

export const fragment = graphql`
  fragment ProjectYear on ProjectPeriod {
    from
    to
  }
`;
