/** @jsxImportSource hastscript */
import { raw, scrollRegion } from "../content";
import { ui } from "../ui";

type MathProps = {
  /** The output of KaTeX. */
  html: string;
  /** The formula in words; empty if it needs to be seen. */
  words: string;
};

/** A formula in a block, which scrolls if it is long. */
export const MathBlock = ({ html }: Pick<MathProps, "html">) => (
  <div className="math-block" {...scrollRegion(ui("formula"))}>
    {raw(html)}
  </div>
);

export const InlineMath = ({ html, words }: MathProps) => (
  <span className="math">{raw(html, words)}</span>
);
