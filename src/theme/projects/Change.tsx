import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { formatChange, spellDuration } from "../../lib/format";
import * as css from "./Change.module.css";

type ChangeProps = {
  result: Queries.ChangeFragment;
  /** The language tag of the text. */
  language: string;
};

export function Change({ result, language }: ChangeProps) {
  const { t } = useTranslation("projects");
  const { before, after, unit } = result;
  const figures = formatChange(before ?? 0, after ?? 0, unit ?? "", language);
  const spell = (value: number | null) =>
    spellDuration(value ?? 0, unit ?? "", language);
  return (
    <Figure>
      <span className={css.before}>
        <Spelled text={figures[0]} words={spell(before)} />
      </span>{" "}
      <span className={css.before} aria-hidden>
        →
      </span>
      <span className="visually-hidden">{t("result.then")}</span>{" "}
      <b>
        <Spelled text={figures[1]} words={spell(after)} />
      </b>
    </Figure>
  );
}

type SpelledProps = { text: string; words: string | undefined };

/** A text that screen readers get in words. */
function Spelled({ text, words }: SpelledProps) {
  if (!words) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** A number that is to be seen first. */
export function Figure({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}

export const fragment = graphql`
  fragment Change on ProjectResult {
    before
    after
    unit
  }
`;
