import { graphql } from "gatsby";
import { useTextLanguage } from "../i18n/useLocale";
import { Cover } from "../reading/Cover";
import { MarginRow } from "../ui/MarginRow";
import { card, ProjectTitle, ProjectYear } from "./ProjectCard";
import * as css from "./ProjectList.module.css";

type ProjectListProps = {
  projects: readonly Queries.ProjectListFragment[];
};

/** Projects in the order given, with client and year in the margin. */
export function ProjectList({ projects }: ProjectListProps) {
  const languageOf = useTextLanguage();
  return (
    <ul>
      {projects.map((project, index) => {
        const { path, lang, client, industry, period } = project;
        const language = languageOf(lang);
        return (
          <MarginRow
            as="li"
            key={path}
            hasRule
            label={
              <p className={css.meta}>
                <b {...language}>{client}</b>{" "}
                {industry ? <span {...language}>{industry}</span> : null}{" "}
                <span>
                  <ProjectYear period={period} />
                </span>
              </p>
            }
          >
            <article className={`${card} ${css.columns}`} {...language}>
              <div>
                <h2 className={css.title}>
                  <ProjectTitle project={project} />
                </h2>
                <p className={css.text}>{project.description}</p>
                <p className={`meta ${css.made}`}>
                  {project.technologies.map(({ name }) => name).join(" · ")}
                </p>
              </div>
              <Cover
                cover={project.cover}
                dark={project.coverDark}
                isEager={index === 0}
                sizes="(min-width: 75em) 34rem, (min-width: 48em) 50vw, 92vw"
              />
            </article>
          </MarginRow>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment ProjectList on Project {
    path
    description
    lang
    client
    industry
    period {
      ...ProjectYear
    }
    ...ProjectLink
    technologies {
      name
    }
    cover {
      alt
      ...SmallCoverFile
    }
    coverDark {
      ...SmallCoverFile
    }
  }
`;
