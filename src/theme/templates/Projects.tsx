import { graphql, type PageProps } from "gatsby";
import { ProjectCard } from "part/ProjectCard";
import { ProjectGrid } from "part/ProjectGrid";
import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectsContext } from "../../lib/routeContext";
import { ContactCall } from "../projects/ContactCall";
import { ProjectFilter } from "../projects/ProjectFilter";
import { ListPage } from "./ListPage";
import * as css from "./Projects.module.css";

type ProjectsProps = PageProps<Queries.ProjectsTemplateQuery, ProjectsContext>;

/** All projects, or those of one service or technology. */
export default function Projects({ data, pageContext }: ProjectsProps) {
  const { t } = useTranslation("projects");
  const { text } = useLocale();
  const { projects } = pageContext;
  const { title, description, layout } = siteConfig.projects;
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
      {layout === "grid" ? (
        <ProjectGrid projects={data.projects} />
      ) : (
        <ul className={css.root}>
          {data.projects.map((project, index) => (
            <ProjectCard
              project={project}
              isFirst={index === 0}
              key={project.path}
            />
          ))}
        </ul>
      )}
      {data.contact && (
        <div data-print="hide">
          <ContactCall to={data.contact.path} />
        </div>
      )}
    </ListPage>
  );
}

export const query = graphql`
  query ProjectsTemplate($ids: [String!]!, $locale: String!) {
    projects(ids: $ids) {
      ...ProjectCard
    }
    contact: page(name: { eq: "contact" }, locale: { eq: $locale }) {
      path
    }
  }
`;
