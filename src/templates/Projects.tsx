import { graphql, type PageProps } from "gatsby";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";
import { useTranslation } from "../i18n/useTranslation";
import type { ProjectsContext } from "../lib/projects";
import type { RouteContext } from "../lib/routeContext";
import { ProjectFilters } from "../projects/ProjectFilters";
import { ProjectList } from "../projects/ProjectList";
import { Head } from "../seo/Head";
import { ListLayout } from "../ui/ListLayout";
import { PageHeader } from "../ui/PageHeader";

type ProjectsProps = PageProps<
  Queries.ProjectsTemplateQuery,
  RouteContext & { projects: ProjectsContext }
>;

/** All projects, or those of one service or technology. */
export default function Projects({ data, pageContext }: ProjectsProps) {
  const { t } = useTranslation("projects");
  const { locale, projects } = pageContext;
  const { title, description } = siteConfig.projects;
  const { by, label = "" } = projects.filter ?? {};
  const heading = {
    service: t("list.for", { service: label }),
    technology: t("list.with", { technology: label }),
    all: localize(title, locale),
  }[by ?? "all"];
  const lead = by || !description ? null : localize(description, locale);
  return (
    <>
      <Head
        {...pageContext}
        title={heading}
        description={lead}
        noIndex={by !== undefined}
      />
      <ListLayout
        header={<PageHeader title={heading} lead={lead} />}
        filter={<ProjectFilters projects={projects} />}
      >
        <ProjectList projects={data.projects} isFirst />
      </ListLayout>
    </>
  );
}

export const query = graphql`
  query ProjectsTemplate($ids: [String!]!, $locale: String!) {
    projects(ids: $ids) {
      ...ProjectCard
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["shell", "projects"] } }
    ) {
      ...Strings
    }
  }
`;
