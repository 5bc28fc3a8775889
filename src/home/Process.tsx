import { graphql } from "gatsby";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import { Unbroken } from "../ui/Unbroken";
import * as css from "./Process.module.css";

type ProcessProps = { home: Queries.ProcessFragment };

/** How working together goes, as stations on the margin line. */
export function Process({ home }: ProcessProps) {
  if (!home.process) return null;
  const { title, intro, items } = home.process;
  return (
    <Sheet>
      <Section title={title} intro={intro} id="process">
        <Entry>
          <ol className={css.root}>
            {items.map((item) => (
              <li className={css.step} key={item.title}>
                <h3>
                  <Unbroken text={item.title} />
                </h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </Entry>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Process on HomeContent {
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
