import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "../ui/Container";
import { MarginRow } from "../ui/MarginRow";
import { Section } from "../ui/Section";
import * as css from "./HomeSections.module.css";

type WorkProps = {
  home: Queries.WorkFragment;
  projects: readonly unknown[];
  /** The featured projects. */
  children: ReactNode;
};

/** Projects with their results, on the start page. */
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

export const fragment = graphql`
  fragment Work on HomeContent {
    work {
      ...HomeSection
      items {
        meta
      }
    }
  }
`;
