import { graphql } from "gatsby";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./WorkList.module.css";

type WorkListProps = { home: Queries.WorkListFragment };

/** The proof: projects with their result; year and trade in the margin. */
export function WorkList({ home }: WorkListProps) {
  const { title, intro, items } = home.work;
  return (
    <Sheet>
      <Section title={title} intro={intro} id="work">
        <ul className={css.root}>
          {items.map((item) => (
            <Entry as="li" key={item.title} label={item.meta} hasRule>
              <h3 className={css.title}>{item.title}</h3>
              <p className={css.text}>{item.text}</p>
            </Entry>
          ))}
        </ul>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment WorkList on HomeContent {
    work {
      title
      intro
      items {
        title
        text
        meta
      }
    }
  }
`;
