import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { siteConfig } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import * as css from "./ProjectFacts.module.css";

type ProjectFactsProps = { project: Queries.ProjectFactsFragment };

/** A link; its text is by default the address without protocol. */
const linkTo = (url: string | null, text?: string) =>
  url && (
    <Link to={url}>
      {text ?? url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
    </Link>
  );

export function ProjectFacts({ project }: ProjectFactsProps) {
  const { t } = useTranslation("projects");
  const { projects } = siteConfig;
  const { localePath, text: localized, languageOf } = useLocale();
  const language = languageOf(project.lang);
  const { period, periodText, technologies } = project;
  const write = (text: string | null) =>
    text && <span {...language}>{text}</span>;
  const services = project.services.map((key) => {
    const { label = key, to } = projects.services[key] ?? {};
    return to ? linkTo(localePath(to), localized(label)) : localized(label);
  });
  const facts = {
    client: [write(project.client)],
    industry: [write(project.industry)],
    role: [write(project.role)],
    period: [period.to ? periodText : t("since", { date: periodText })],
    team: [write(project.team)],
    services,
    technologies: technologies.map(({ name, slug }) =>
      project.visibility === "LISTED"
        ? linkTo(localePath(`/projects/with/${slug}`), name)
        : name,
    ),
    link: [linkTo(project.link)],
    source: [linkTo(project.source)],
  } satisfies Record<string, ReactNode[]>;
  return (
    // The search finds them, but shows sentences.
    <dl className={css.root} data-pagefind-meta="facts" data-pagefind-ignore="">
      {(Object.keys(facts) as (keyof typeof facts)[])
        .filter((name) => facts[name].some(Boolean))
        .map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            {facts[name].map((fact, index) => (
              <dd key={index}>{fact}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment ProjectFacts on Project {
    lang
    visibility
    client
    industry
    role
    period {
      to
    }
    periodText
    team
    services
    technologies {
      name
      slug
    }
    link
    source
  }
`;
