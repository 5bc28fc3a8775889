import { graphql } from "gatsby";
import { formatYear } from "../lib/format";
import { Link } from "../i18n/Link";
import { useLocale, useTextLanguage } from "../i18n/useLocale";
import { Cover } from "../ui/Cover";
import { Entry } from "../ui/Entry";
import { LanguageBadge } from "../ui/LanguageBadge";
import { PreviewMark } from "../ui/PreviewMark";
import { Unbroken } from "../ui/Unbroken";
import * as css from "./ProjectList.module.css";

type ProjectListProps = {
  projects: readonly Queries.ProjectListFragment[];
};

/** Projects in the order given: client and year in the margin, title and teaser beside the picture. */
export function ProjectList({ projects }: ProjectListProps) {
  const { htmlLang } = useLocale();
  const languageOf = useTextLanguage();
  return (
    <ul>
      {projects.map((project, index) => {
        const { path, lang, client, industry, period } = project;
        const language = languageOf(lang);
        const year = (period.to ?? period.from).slice(0, 4);
        return (
          <Entry
            as="li"
            key={path}
            hasRule
            label={
              <p className={css.meta}>
                <b {...language}>{client}</b>
                {industry ? <span {...language}>{industry}</span> : null}
                <span>{formatYear(year, htmlLang)}</span>
              </p>
            }
          >
            <article className={css.card} {...language}>
              <div>
                <h2 className={css.title}>
                  <ProjectLink project={project} />
                </h2>
                <p className={css.text}>{project.description}</p>
                <p className={css.made}>
                  {project.technologies.map(({ name }) => name).join(" · ")}
                </p>
              </div>
              <Cover
                cover={project.cover}
                dark={project.coverDark}
                isEager={index === 0}
                sizes="(min-width: 75em) 34rem, (min-width: 62.25em) 70vw, 92vw"
              />
            </article>
          </Entry>
        );
      })}
    </ul>
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

export const fragments = graphql`
  fragment ProjectList on Project {
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
    technologies {
      name
    }
    ...ProjectCover
  }

  fragment ProjectLink on Project {
    path
    title
    lang
    visibility
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
