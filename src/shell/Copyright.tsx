import { formatYear } from "../lib/formatYear";

type CopyrightProps = {
  /** The owner's line; `{year}` stands for the current year. */
  text: string;
  /** The page's language, for the year's digits. */
  htmlLang: string;
};

/**
 * The last line of the page. The HTML has the year of the build; where that is
 * over, React writes the line anew, and only keeps quiet about it.
 */
export function Copyright({ text, htmlLang }: CopyrightProps) {
  const now = String(new Date().getUTCFullYear());
  const year = formatYear(now, htmlLang);
  return <p suppressHydrationWarning>{text.replaceAll("{year}", year)}</p>;
}
