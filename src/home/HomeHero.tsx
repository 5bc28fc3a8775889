import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/Button";
import { MarginRow } from "../ui/MarginRow";
import { Container } from "../ui/Container";
import * as css from "./HomeHero.module.css";

type HomeHeroProps = {
  home: Queries.HomeHeroFragment;
  /** The freelancer's picture. */
  portrait: ReactNode;
};

/** Who this is, what for and for whom; when there is time; how to begin. */
export function HomeHero({ home, portrait }: HomeHeroProps) {
  const { headline, lead, availability, primaryAction, secondaryAction } = home;
  return (
    <div className={css.root}>
      <Container>
        <MarginRow
          as="header"
          label={
            availability ? <p className={css.free}>{availability}</p> : null
          }
        >
          <h1 className={css.headline}>{headline}</h1>
          <div className={css.columns}>
            <div>
              <p className={css.lead}>{lead}</p>
              <p className={css.actions} data-print="hide">
                <LinkButton to={primaryAction.to} isPrimary>
                  {primaryAction.label}
                </LinkButton>
                {secondaryAction ? (
                  <LinkButton to={secondaryAction.to}>
                    {secondaryAction.label}
                  </LinkButton>
                ) : null}
              </p>
            </div>
            <div className={css.portrait}>{portrait}</div>
          </div>
        </MarginRow>
      </Container>
    </div>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeContent {
    headline
    lead
    availability
    primaryAction {
      label
      to
    }
    secondaryAction {
      label
      to
    }
  }
`;
