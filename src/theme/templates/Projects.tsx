import { graphql, type PageProps } from "gatsby";
import { siteConfig } from "../../config/resolved";
import { useText } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectsContext } from "../../lib/routeContext";
import { ProjectFilter } from "../projects/ProjectFilter";
import { ProjectGrid } from "../projects/ProjectGrid";
import { ProjectList } from "../projects/ProjectList";
import { ListPage } from "./ListPage";

type ProjectsProps = PageProps<Queries.ProjectsTemplateQuery, ProjectsContext>;

/** All projects, or those of one service or technology. */
export default function Projects({ data, pageContext }: ProjectsProps) {
  const { t } = useTranslation("projects");
  const text = useText();
  const { projects } = pageContext;
  const { title, description, layout } = siteConfig.projects;
  const List = layout === "grid" ? ProjectGrid : ProjectList;
  const filter = projects.filters.find(({ key }) => key === projects.key);
  const heading = filter
    ? t(filter.key.startsWith("for/") ? "list.for" : "list.with", {
        name: filter.label,
      })
    : text(title);
  return (
    <ListPage
      {...pageContext}
      title={heading}
      lead={description ? text(description) : null}
      noIndex={filter !== undefined}
      filter={<ProjectFilter projects={projects} />}
    >
      <List projects={data.projects} />
    </ListPage>
  );
}

export const query = graphql`
  query ProjectsTemplate($ids: [String!]!) {
    projects(ids: $ids) {
      ...ProjectList
    }
  }
`;
