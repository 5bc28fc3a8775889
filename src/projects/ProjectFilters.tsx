import { Link } from "../i18n/Link";
import { useLocalePath, useOwnPath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectFilter, ProjectsContext } from "../lib/projects";
import { Entry } from "../ui/Entry";
import * as css from "./ProjectFilters.module.css";

type ProjectFiltersProps = { projects: ProjectsContext };

/** Leads to the lists of single services and technologies. Plain links: it works without scripts. */
export function ProjectFilters({ projects }: ProjectFiltersProps) {
  const { t } = useTranslation("projects");
  const localePath = useLocalePath();
  const { count, services, technologies } = projects;
  const all = { label: t("filter.all"), path: localePath("/projects"), count };
  return (
    <nav className={css.root} aria-label={t("filter.label")} data-print="hide">
      <FilterRow label={t("filter.service")} filters={[all, ...services]} />
      <FilterRow label={t("filter.technology")} filters={technologies} />
    </nav>
  );
}

type FilterRowProps = { label: string; filters: readonly ProjectFilter[] };

function FilterRow({ label, filters }: FilterRowProps) {
  const ownPath = useOwnPath();
  if (filters.length === 0) return null;
  return (
    <Entry label={label}>
      <ul className={css.row}>
        {filters.map(({ label: name, path, count }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === ownPath ? "page" : undefined}
            >
              {name} <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
