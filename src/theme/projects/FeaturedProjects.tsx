import { graphql } from "gatsby";
import { ProjectGrid } from "part/ProjectGrid";
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

/** Projects on the start page: the first one large, the others in a grid. */
export function FeaturedProjects({ projects }: FeaturedProjectsProps) {
  const [first, ...others] = projects;
  if (!first) return null;
  return (
    <>
      <MarginRow>
        <FeaturedProject project={first} isLarge={others.length > 0} />
      </MarginRow>
      {others.length > 0 ? (
        <ProjectGrid projects={others} heading="h3" hasDescriptions />
      ) : null}
    </>
  );
}

type FeaturedProjectProps = {
  project: Queries.FeaturedProjectsFragment;
  /** True for the first of many. */
  isLarge?: boolean;
};

/** A project with its picture beside it. */
export function FeaturedProject({ project, isLarge }: FeaturedProjectProps) {
  const { languageOf } = useLocale();
  const { client, period, description, lang, cover, coverDark } = project;
  return (
    <article
      className={`plate ${shared.card} ${css.root}`}
      data-large={isLarge || undefined}
      {...languageOf(lang)}
    >
      <div>
        <h3>
          <EntryLink entry={project} />
        </h3>
        <p className={css.description}>{description}</p>
        <p className="meta">
          {client ? `${client}\u00a0· ` : null}
          <ProjectYear period={period} />
        </p>
      </div>
      <Cover
        cover={cover && { ...cover, alt: "" }}
        dark={coverDark}
        sizes="(min-width: 48em) min(29.25rem, 50vw), 92vw"
      />
    </article>
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
