import { graphql } from "gatsby";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./Voices.module.css";

type VoicesProps = { home: Queries.VoicesFragment };

/** What clients say; who says it stands in the margin. */
export function Voices({ home }: VoicesProps) {
  if (!home.voices || home.voices.items.length === 0) return null;
  const { title, items } = home.voices;
  return (
    <Sheet>
      <Section title={title} id="voices">
        <div className={css.root}>
          {items.map(({ quote, name, role }) => (
            <figure key={quote}>
              <Entry
                label={
                  <figcaption>
                    <span className={css.name}>{name}</span>
                    <br />
                    {role}
                  </figcaption>
                }
              >
                <blockquote className={css.quote}>
                  <p>{quote}</p>
                </blockquote>
              </Entry>
            </figure>
          ))}
        </div>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Voices on HomeContent {
    voices {
      title
      items {
        quote
        name
        role
      }
    }
  }
`;
