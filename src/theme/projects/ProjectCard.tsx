import { graphql } from "gatsby";
import { useLocale } from "../i18n/useLocale";
import { Cover } from "../reading/Cover";
import { EntryLink } from "../reading/EntryLink";
import { MarginRow } from "../ui/MarginRow";
import * as shared from "./project.module.css";
import { ProjectYear } from "./ProjectYear";
import * as css from "./ProjectCard.module.css";

type ProjectCardProps = {
  project: Queries.ProjectCardFragment;
  /** True for the first of the list, whose picture is in view. */
  isFirst: boolean;
};

/** A project in the list, with client and year in the margin. */
export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const { client, industry, period } = project;
  const language = useLocale().languageOf(project.lang);
  return (
    <MarginRow
      as="li"
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
      <article
        className={`plate ${shared.card} ${css.columns}`}
        data-large={isFirst || undefined}
        {...language}
      >
        <div>
          <h2 className={css.title}>
            <EntryLink entry={project} />
          </h2>
          <p className={css.text}>{project.description}</p>
          <p className={`meta ${css.made}`}>
            {project.technologies.map(({ name }) => name).join(" · ")}
          </p>
        </div>
        <Cover
          cover={project.cover}
          dark={project.coverDark}
          isEager={isFirst}
          sizes={`(min-width: 48em) ${isFirst ? "min(37rem, 58vw)" : "min(29.25rem, 50vw)"}, 92vw`}
        />
      </article>
    </MarginRow>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    description
    client
    industry
    period {
      ...ProjectYear
    }
    ...EntryLink
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
