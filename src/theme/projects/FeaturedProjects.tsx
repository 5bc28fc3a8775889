import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { Cover } from "../reading/Cover";
import { EntryLink } from "../reading/EntryLink";
import { MarginRow } from "../ui/MarginRow";
import * as shared from "./project.module.css";
import { ProjectYear } from "./ProjectYear";
import * as css from "./FeaturedProjects.module.css";

type FeaturedProjectsProps = {
  projects: readonly Queries.FeaturedProjectsFragment[];
};

/** Projects on the start page: the first one large, the others side by side. */
export function FeaturedProjects({ projects }: FeaturedProjectsProps) {
  const { languageOf } = useLocale();
  if (projects.length === 0) return null;
  return (
    <MarginRow>
      <ul className={css.root}>
        {projects.map((project) => (
          <li
            className={shared.card}
            key={project.path}
            {...languageOf(project.lang)}
          >
            <div className={css.text}>
              <p className="meta">
                {project.client ? `${project.client}\u00a0· ` : null}
                <ProjectYear period={project.period} />
              </p>
              <h3>
                <EntryLink entry={project} />
              </h3>
              <p className={css.description}>{project.description}</p>
            </div>
            <Cover
              cover={project.cover && { ...project.cover, alt: "" }}
              dark={project.coverDark}
              sizes="(min-width: 48em) 28rem, 92vw"
            />
          </li>
        ))}
      </ul>
    </MarginRow>
  );
}

export const fragment = graphql`
  fragment FeaturedProjects on Project {
    client
    description
    period {
      ...ProjectYear
    }
    cover {
      alt
      ...SmallCoverFile
    }
    coverDark {
      ...SmallCoverFile
    }
    ...EntryLink
  }
`;
