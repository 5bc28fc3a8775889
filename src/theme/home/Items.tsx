import { graphql } from "gatsby";
import { Container } from "../ui/Container";
import { MarginRow } from "../ui/MarginRow";
import { NoWrap } from "../ui/NoWrap";
import { Section } from "../ui/Section";
import * as css from "./HomeSections.module.css";

export type ItemsProps = { home: Queries.ItemsFragment };

/** A section of short texts, each with a title; steps are numbered. */
export function Items({
  home,
  name,
}: ItemsProps & { name: "services" | "process" }) {
  const section = home[name];
  if (!section?.items.length) return null;
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

export const fragments = graphql`
  fragment Items on HomeContent {
    services {
      ...HomeSection
    }
    process {
      ...HomeSection
    }
  }

  fragment HomeSection on HomeSection {
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
`;
