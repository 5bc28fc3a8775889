import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectsContext } from "../../lib/routeContext";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./ProjectFilter.module.css";

/** Links to the lists of each service and technology. */
export function ProjectFilter({ projects }: Pick<ProjectsContext, "projects">) {
  const { t } = useTranslation("projects");
  const { localePath } = useLocale();
  const { key: shown, count, filters } = projects;
  if (count <= 1) return null;
  const all = { key: "", label: t("filter.all"), count };
  const listOf = (kind: string) =>
    filters.filter(({ key }) => key.startsWith(kind));
  // A list of one project is no choice, except where it is shown.
  const technologies = listOf("with/").filter(
    (technology) => technology.count > 1 || technology.key === shown,
  );
  // One technology, or the same ones in all projects, tell no project from another.
  const isTechnologyTelling =
    technologies.length > 1 &&
    technologies.some((technology) => technology.count < count);
  const rows = [
    { name: t("filter.service"), row: listOf("for/") },
    {
      name: t("filter.technology"),
      row: isTechnologyTelling ? technologies : [],
    },
  ].filter(({ row }) => row.length > 0);
  if (rows.length === 0) return null;
  rows[0]?.row.unshift(all);
  return (
    <nav className={css.root} aria-label={t("filter.label")} data-print="hide">
      {rows.map(({ name, row }) => (
        <MarginRow label={name} key={name}>
          <ul className={`cluster ${css.row}`}>
            {row.map(({ key, label, count: number }) => (
              <li key={key}>
                <Link to={localePath(key ? `/projects/${key}` : "/projects")}>
                  {label} <span className={css.count}>{number}</span>
                </Link>
              </li>
            ))}
          </ul>
        </MarginRow>
      ))}
    </nav>
  );
}
