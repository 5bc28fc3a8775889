import { graphql } from "gatsby";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import { Unbroken } from "../ui/Unbroken";
import * as css from "./ServiceList.module.css";

type ServiceListProps = { home: Queries.ServiceListFragment };

/** What the freelancer does, in the words of those who call. */
export function ServiceList({ home }: ServiceListProps) {
  const { title, intro, items } = home.services;
  return (
    <Sheet>
      <Section title={title} intro={intro} id="services">
        <Entry>
          <ul className={css.root}>
            {items.map((item) => (
              <li className={css.item} key={item.title}>
                <h3>
                  <Unbroken text={item.title} />
                </h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </Entry>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment ServiceList on HomeContent {
    services {
      title
      intro
      items {
        title
        text
      }
    }
  }
`;
