import { graphql } from "gatsby";
import { useLocale, useTextLanguage } from "../i18n/useLocale";
import { formatYear } from "../lib/format";
import { Cover } from "../ui/Cover";
import { Entry } from "../ui/Entry";
import { ProjectLink } from "./ProjectList";
import * as css from "./FeaturedProjects.module.css";

type FeaturedProjectsProps = {
  projects: readonly Queries.FeaturedProjectsFragment[];
};

/** Projects on the home page: the first large, the others side by side. */
export function FeaturedProjects({ projects }: FeaturedProjectsProps) {
  const { htmlLang } = useLocale();
  const languageOf = useTextLanguage();
  if (projects.length === 0) return null;
  return (
    <Entry>
      <ul className={css.root}>
        {projects.map((project) => {
          const { client, period } = project;
          const year = (period.to ?? period.from).slice(0, 4);
          return (
            <li key={project.path} {...languageOf(project.lang)}>
              <div className={css.text}>
                <p className={css.meta}>
                  {[client, formatYear(year, htmlLang)]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                <h3>
                  <ProjectLink project={project} />
                </h3>
                <p className={css.description}>{project.description}</p>
              </div>
              <Cover
                cover={project.cover && { ...project.cover, alt: "" }}
                dark={project.coverDark}
                sizes="(min-width: 62.25em) 30rem, 92vw"
              />
            </li>
          );
        })}
      </ul>
    </Entry>
  );
}

export const fragment = graphql`
  fragment FeaturedProjects on Project {
    client
    description
    period {
      from
      to
    }
    cover {
      alt
      ...CoverFile
    }
    coverDark {
      ...CoverFile
    }
    ...ProjectLink
  }
`;
