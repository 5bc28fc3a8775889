type InlineMathProps = {
  /** KaTeX's, made at build. */
  html: string;
};

/** A formula among words. */
export const InlineMath = ({ html }: InlineMathProps) => (
  <span className="math" dangerouslySetInnerHTML={{ __html: html }} />
);
