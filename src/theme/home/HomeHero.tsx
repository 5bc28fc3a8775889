import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/Button";
import { MarginRow } from "../ui/MarginRow";
import { Container } from "../ui/Container";
import * as css from "./HomeHero.module.css";

type HomeHeroProps = {
  home: Queries.HomeHeroFragment;
  availability: string | null;
  portrait: ReactNode;
  /** Below the lead. */
  children: ReactNode;
};

/** The top of the start page. */
export function HomeHero(props: HomeHeroProps) {
  const { home, availability, portrait, children } = props;
  const { headline, lead, picture, primaryAction, secondaryAction } = home;
  const isBeside = picture === "cutout" || picture === "beside";
  return (
    <div className={css.root} data-picture={picture}>
      {picture === "wide" && <div className={css.wide}>{portrait}</div>}
      <Container>
        <MarginRow
          as="header"
          label={
            availability ? (
              <p className={css.free} data-dated="availability">
                {availability}
              </p>
            ) : null
          }
        >
          <h1 className={css.headline}>{headline}</h1>
          <div className={css.columns}>
            <div>
              <p className={css.lead}>{lead}</p>
              <p className={`cluster ${css.actions}`} data-print="hide">
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
            {isBeside && (
              <>
                <div className={css.portrait}>{portrait}</div>
                {/* A thread from the picture to the margin line. */}
                <svg
                  className={css.thread}
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden
                >
                  <path d="M100 0C70 0 60 60 34 52C14 46 0 60 0 100" />
                </svg>
              </>
            )}
          </div>
        </MarginRow>
        {children}
      </Container>
    </div>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeContent {
    headline
    lead
    picture
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
