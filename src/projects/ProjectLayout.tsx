import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { LinkButton } from "../ui/LinkButton";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./ProjectLayout.module.css";

type ProjectLayoutProps = {
  header: ReactNode;
  cover: ReactNode;
  results: ReactNode;
  /** What stands beside the text, in the margin. */
  facts: ReactNode;
  /** The text itself. */
  children: ReactNode;
  testimonial: ReactNode;
  /** Links that lead on: `ProjectFoot`. */
  after: ReactNode;
  /** The page that says how to get in touch, if there is one. */
  contact: string | undefined;
};

/** The page of a project. */
export function ProjectLayout(props: ProjectLayoutProps) {
  const { contact } = props;
  const { t } = useTranslation("projects");
  return (
    <Sheet>
      <article>
        {props.header}
        <Entry>{props.cover}</Entry>
        <div data-pagefind-body="">
          {props.results}
          <div className={css.text}>
            <Entry label={props.facts}>{props.children}</Entry>
          </div>
          {props.testimonial}
        </div>
      </article>
      <div className={css.after}>{props.after}</div>
      {contact ? (
        <Section title={t("contact.title")} intro={t("contact.text")}>
          <Entry>
            <p data-print="hide">
              <LinkButton to={contact} isPrimary>
                {t("contact.link")}
              </LinkButton>
            </p>
          </Entry>
        </Section>
      ) : null}
    </Sheet>
  );
}

type ProjectFootProps = { label: string; children: ReactNode };

/** Where a project leads on to. */
export const ProjectFoot = ({ label, children }: ProjectFootProps) => (
  <nav className={css.foot} aria-label={label} data-print="hide">
    <Entry hasRule label={label}>
      {children}
    </Entry>
  </nav>
);
