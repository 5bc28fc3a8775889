/** @jsxImportSource hastscript */
import { raw } from "../content";
import { ui } from "../ui";

type MathProps = {
  /** KaTeX's, made at build. */
  html: string;
  /** How it is read aloud, or in a description; empty for one that needs to be seen. */
  words: string;
};

/** A formula that stands alone, and scrolls by itself where it is too long. */
export const MathBlock = ({ html }: Pick<MathProps, "html">) => (
  <div
    className="math-block"
    role="group"
    aria-label={ui("formula")}
    // A region that scrolls must take focus, or keyboards can't reach its end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
  >
    {raw(html)}
  </div>
);

/** A formula among words. */
export const InlineMath = ({ html, words }: MathProps) => (
  <span className="math">{raw(html, words)}</span>
);
