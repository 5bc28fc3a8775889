import { graphql, type PageProps } from "gatsby";
import { localize } from "../config/localize";
import { useThemeConfig } from "../config/ThemeProvider";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectsContext } from "../lib/routeContext";
import { ProjectFilter } from "../projects/ProjectFilter";
import { ProjectList } from "../projects/ProjectList";
import { Head } from "../seo/Head";
import { ListLayout } from "../ui/ListLayout";
import { PageHeader } from "../ui/PageHeader";

type ProjectsProps = PageProps<Queries.ProjectsTemplateQuery, ProjectsContext>;

/** All projects, or those of one service or technology. */
export default function Projects({ data, pageContext }: ProjectsProps) {
  const { t } = useTranslation("projects");
  const { locale, projects } = pageContext;
  const { title, description } = useThemeConfig().projects;
  const filter = projects.filters.find(({ key }) => key === projects.key);
  const heading = filter
    ? t(filter.key.startsWith("for/") ? "list.for" : "list.with", {
        name: filter.label,
      })
    : localize(title, locale);
  const lead = description && !filter ? localize(description, locale) : null;
  return (
    <>
      <Head
        {...pageContext}
        title={heading}
        description={lead}
        noIndex={filter !== undefined}
      />
      <ListLayout
        header={<PageHeader title={heading} lead={lead} />}
        filter={<ProjectFilter projects={projects} />}
      >
        <ProjectList projects={data.projects} />
      </ListLayout>
    </>
  );
}

export const query = graphql`
  query ProjectsTemplate($ids: [String!]!) {
    projects(ids: $ids) {
      ...ProjectList
    }
  }
`;
