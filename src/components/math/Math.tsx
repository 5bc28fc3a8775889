import { ui } from "../ui";

type MathProps = {
  /** KaTeX's, made at build. */
  html: string;
};

/** A formula that stands alone, and scrolls by itself where it is too long. */
export const MathBlock = ({ html }: MathProps) => (
  <div
    className="math-block"
    role="group"
    aria-label={ui("formula")}
    // A region that scrolls must take focus, or keyboards can't reach its end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

/** A formula among words. */
export const InlineMath = ({ html }: MathProps) => (
  <span className="math" dangerouslySetInnerHTML={{ __html: html }} />
);
