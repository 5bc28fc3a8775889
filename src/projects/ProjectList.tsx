import { graphql } from "gatsby";
import { formatYear } from "../lib/format";
import { Link } from "../i18n/Link";
import { shownIn } from "../i18n/shownIn";
import { useLocale, useLocalePath, useTextLanguage } from "../i18n/useLocale";
import { Cover } from "../ui/Cover";
import { Entry } from "../ui/Entry";
import { LanguageBadge } from "../ui/LanguageBadge";
import { PreviewMark } from "../ui/PreviewMark";
import { Unbroken } from "../ui/Unbroken";
import * as css from "./ProjectList.module.css";

type ProjectCardProps = {
  project: Queries.ProjectCardFragment;
  /** The level of its title. Default: "h2". */
  heading?: "h2" | "h3";
  /** For the first of a page: its picture is fetched at once. */
  isFirst?: boolean;
};

/** One project in a list: client and year in the margin, title and teaser beside its picture. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, heading: Heading = "h2", isFirst = false } = props;
  const { client, industry, period, lang } = project;
  const { locale, htmlLang } = useLocale();
  const language = useTextLanguage()(lang);
  const year = formatYear((period.to ?? period.from).slice(0, 4), htmlLang);
  return (
    <Entry
      as="li"
      hasRule
      shownIn={shownIn(locale, project)}
      label={
        <p className={css.meta}>
          <span {...language}>{client}</span>
          {industry ? <span {...language}>{industry}</span> : null}
          <span>{year}</span>
        </p>
      }
    >
      <article className={css.card} {...language}>
        <div>
          <Heading className={css.title}>
            <ProjectLink project={project} />
          </Heading>
          <p className={css.text}>{project.description}</p>
          <Technologies project={project} />
        </div>
        <Cover
          cover={project.cover}
          dark={project.coverDark}
          isEager={isFirst}
          sizes="(min-width: 75em) 34rem, (min-width: 62.25em) 70vw, 92vw"
        />
      </article>
    </Entry>
  );
}

type ProjectLinkProps = { project: Queries.ProjectLinkFragment };

/** A link to a project, in its language, and what there is to say of that. */
export function ProjectLink({ project }: ProjectLinkProps) {
  const { path, title, lang, visibility } = project;
  const language = useTextLanguage()(lang);
  return (
    <>
      <Link to={path} hrefLang={language.lang} {...language}>
        <Unbroken text={title} />
      </Link>{" "}
      <LanguageBadge lang={lang} />
      {process.env.GATSBY_SITE_PREVIEW === "true" && (
        <PreviewMark visibility={visibility} />
      )}
    </>
  );
}

type TechnologiesProps = { project: Queries.TechnologiesFragment };

/** What a project was made with, each leading to the others made with it. */
export function Technologies({ project }: TechnologiesProps) {
  const localePath = useLocalePath();
  if (project.technologies.length === 0) return null;
  return (
    <ul className={css.technologies}>
      {project.technologies.map(({ name, slug }) => (
        <li key={slug}>
          {project.visibility === "LISTED" ? (
            <Link to={localePath(`/projects/with/${slug}`)}>{name}</Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

type ProjectListProps = Pick<ProjectCardProps, "heading"> & {
  projects: readonly Queries.ProjectCardFragment[];
  /** Whether the list is the first thing on its page. Default: false. */
  isFirst?: boolean;
};

/** Projects in the order given. */
export function ProjectList(props: ProjectListProps) {
  const { projects, heading, isFirst = false } = props;
  return (
    <ul>
      {projects.map((project, index) => (
        <ProjectCard
          project={project}
          heading={heading}
          isFirst={isFirst && index === 0}
          key={project.path}
        />
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment ProjectCard on Project {
    path
    description
    lang
    client
    industry
    period {
      from
      to
    }
    ...ProjectLink
    ...ProjectCover
    ...Technologies
  }

  fragment ProjectLink on Project {
    path
    title
    lang
    visibility
  }

  fragment Technologies on Project {
    visibility
    technologies {
      name
      slug
    }
  }

  fragment ProjectCover on Project {
    cover {
      alt
      ...ProjectPicture
    }
    coverDark {
      ...ProjectPicture
    }
  }

  fragment ProjectPicture on ContentImage {
    file {
      childImageSharp {
        gatsbyImageData(width: 992, placeholder: NONE)
      }
    }
  }
`;
