import { graphql } from "gatsby";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import { Unbroken } from "../ui/Unbroken";
import { Voice } from "../ui/Voice";
import * as css from "./HomeSections.module.css";

type HomeProps = { home: Queries.HomeSectionsFragment };

/** What stands between the head of the start page and its latest posts. */
export function HomeSections({ home }: HomeProps) {
  return (
    <Sheet>
      <Services home={home} />
      <Work home={home} />
      <Voices home={home} />
      <Process home={home} />
    </Sheet>
  );
}

/** What the freelancer does, in the words of those who call. */
function Services({ home }: HomeProps) {
  const { title, intro, items } = home.services;
  return (
    <Section title={title} intro={intro} id="services">
      <Entry>
        <ul className={css.services}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>
                <Unbroken text={item.title} />
              </h3>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ul>
      </Entry>
    </Section>
  );
}

/** The proof: projects with their result; year and trade in the margin. */
function Work({ home }: HomeProps) {
  const { title, intro, items } = home.work;
  return (
    <Section title={title} intro={intro} id="work">
      <ul className={css.work}>
        {items.map((item) => (
          <Entry as="li" key={item.title} label={item.meta} hasRule>
            <h3>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

/** What clients say. */
function Voices({ home }: HomeProps) {
  if (!home.voices || home.voices.items.length === 0) return null;
  const { title, items } = home.voices;
  return (
    <Section title={title} id="voices">
      <div className={css.voices}>
        {items.map((voice) => (
          <Voice {...voice} key={voice.quote} />
        ))}
      </div>
    </Section>
  );
}

/** How working together goes, as stations on the margin line. */
function Process({ home }: HomeProps) {
  if (!home.process) return null;
  const { title, intro, items } = home.process;
  return (
    <Section title={title} intro={intro} id="process">
      <Entry>
        <ol className={css.process}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>
                <Unbroken text={item.title} />
              </h3>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </Entry>
    </Section>
  );
}

export const fragment = graphql`
  fragment HomeSections on HomeContent {
    services {
      title
      intro
      items {
        title
        text
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
