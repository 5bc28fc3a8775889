type CopyrightProps = {
  /** The owner's line; `{year}` stands for the current year. */
  text: string;
};

/**
 * The last line of the page. The HTML has the year of the build; where that is
 * over, React writes the line anew, and only keeps quiet about it.
 */
export function Copyright({ text }: CopyrightProps) {
  const year = String(new Date().getUTCFullYear());
  return <p suppressHydrationWarning>{text.replaceAll("{year}", year)}</p>;
}
