import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import { Section } from "../ui/Section";
import { FullBleed, Container } from "../ui/Container";
import { NoWrap } from "../ui/NoWrap";
import { Testimonial } from "../ui/Testimonial";
import * as css from "./HomeSections.module.css";

type HomeProps = { home: Queries.HomeSectionsFragment };

type ItemsProps = HomeProps & { name: "services" | "process" };

/** Shows what the owner offers, or the steps of working together. */
export function Items({ home, name }: ItemsProps) {
  const section = home[name];
  if (!section) return null;
  const List = name === "process" ? "ol" : "ul";
  return (
    <Container>
      <Section {...section} id={name}>
        <MarginRow>
          <List className={css[name]}>
            {section.items.map(({ title, text }, index) => (
              <li key={index}>
                <h3>
                  <NoWrap text={title} />
                </h3>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </List>
        </MarginRow>
      </Section>
    </Container>
  );
}

type WorkProps = HomeProps & {
  projects: readonly unknown[];
  children: ReactNode;
};

/** Projects with their results. */
export function Work({ home, projects, children }: WorkProps) {
  if (!home.work || projects.length + home.work.items.length === 0) return null;
  const { title, intro, items, more } = home.work;
  return (
    <Container>
      <Section title={title} intro={intro} more={more} id="work">
        {children}
        <ul className={css.work}>
          {items.map((item, index) => (
            <MarginRow as="li" key={index} label={item.meta} hasRule>
              <h3>{item.title}</h3>
              <p className={css.text}>{item.text}</p>
            </MarginRow>
          ))}
        </ul>
      </Section>
    </Container>
  );
}

type VoicesProps = HomeProps & {
  projects: readonly Queries.VoiceProjectFragment[];
};

/** Testimonials, from projects and the front matter. */
export function Voices({ home, projects }: VoicesProps) {
  const { t } = useTranslation("home");
  const items = home.voices?.items ?? [];
  const clients = projects.flatMap(({ testimonial, ...project }) =>
    testimonial ? [{ testimonial, ...project }] : [],
  );
  if (!home.voices || clients.length + items.length === 0) return null;
  return (
    <FullBleed>
      <Container>
        <Section title={home.voices.title} id="voices">
          <div className={css.voices}>
            {clients.map(({ testimonial, path, title }) => (
              <Testimonial {...testimonial} key={path}>
                <Link to={path}>
                  {t("voices.project")}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </Testimonial>
            ))}
            {items.map((voice, index) => (
              <Testimonial {...voice} key={index} />
            ))}
          </div>
        </Section>
      </Container>
    </FullBleed>
  );
}

export const fragments = graphql`
  fragment VoiceProject on Project {
    path
    title
    testimonial {
      quote
      name
      role
    }
  }

  fragment HomeSections on HomeContent {
    services {
      title
      intro
      items {
        title
        text
      }
      more {
        label
        to
      }
    }
    work {
      title
      intro
      items {
        title
        text
        meta
      }
      more {
        label
        to
      }
    }
    voices {
      title
      items {
        quote
        name
        role
      }
    }
    process {
      title
      intro
      items {
        title
        text
      }
    }
  }
`;
