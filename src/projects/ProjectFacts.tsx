import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { siteConfig } from "../config/resolved";
import { Link } from "../i18n/Link";
import { useLocalePath, useText, useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Technologies } from "./ProjectList";
import * as css from "./ProjectFacts.module.css";

type FactProps = { label: string; children: ReactNode };

function Fact({ label, children }: FactProps) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An address as people say it. */
const spoken = (url: string) =>
  url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");

type ProjectFactsProps = { project: Queries.ProjectFactsFragment };

/** What one wants to know of a project before reading about it. */
export function ProjectFacts({ project }: ProjectFactsProps) {
  const { t } = useTranslation("projects");
  const { period, periodText, services, link, source } = project;
  const language = useTextLanguage()(project.lang);
  const inOwnLanguage = (text: string | null) =>
    text ? <span {...language}>{text}</span> : null;
  return (
    <dl className={css.root} aria-label={t("facts.label")}>
      <Fact label={t("facts.client")}>{inOwnLanguage(project.client)}</Fact>
      <Fact label={t("facts.industry")}>{inOwnLanguage(project.industry)}</Fact>
      <Fact label={t("facts.role")}>{inOwnLanguage(project.role)}</Fact>
      <Fact label={t("facts.period")}>
        {period.to ? periodText : t("facts.since", { date: periodText })}
      </Fact>
      <Fact label={t("facts.team")}>{inOwnLanguage(project.team)}</Fact>
      <Fact label={t("facts.services")}>
        {services.length > 0 ? <Services names={services} /> : null}
      </Fact>
      <Fact label={t("facts.technologies")}>
        {project.technologies.length > 0 ? (
          <Technologies project={project} />
        ) : null}
      </Fact>
      <Fact label={t("facts.link")}>
        {link ? <Link to={link}>{spoken(link)}</Link> : null}
      </Fact>
      <Fact label={t("facts.source")}>
        {source ? <Link to={source}>{spoken(source)}</Link> : null}
      </Fact>
    </dl>
  );
}

/** What was ordered, leading to what is said of it elsewhere. */
function Services({ names }: { names: readonly string[] }) {
  const localePath = useLocalePath();
  const text = useText();
  return (
    <ul>
      {names.map((name) => {
        const { label = name, to } = siteConfig.projects.services[name] ?? {};
        return (
          <li key={name}>
            {to ? <Link to={localePath(to)}>{text(label)}</Link> : text(label)}
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment ProjectFacts on Project {
    lang
    client
    industry
    role
    period {
      to
    }
    periodText
    team
    services
    link
    source
    ...Technologies
  }
`;
