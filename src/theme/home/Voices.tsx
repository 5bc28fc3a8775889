import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { Container, FullBleed } from "../ui/Container";
import { Testimonial } from "../reading/Testimonial";
import { Section } from "../ui/Section";
import * as css from "./HomeSections.module.css";

type VoicesProps = {
  home: Queries.VoicesFragment;
  projects: readonly Queries.VoiceProjectFragment[];
};

/** Testimonials, from projects and the front matter, on the start page. */
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
      ...Testimonial
    }
  }

  fragment Voices on HomeContent {
    voices {
      title
      items {
        ...Testimonial
      }
    }
  }
`;
