import type { CSSProperties } from "react";
import { ui } from "../ui";

type CodeBlockProps = {
  /** Highlighted at build; one class a token, one element a marked line. */
  html: string;
  /** What people call the language. */
  language?: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  first?: string;
  /** How many digits the last number has. */
  digits?: string;
  /** Breaks long lines from the start. */
  wrap?: string;
  /** Holds the texts of the buttons for all blocks of the text. */
  texts?: string;
};

/** Texts of the buttons, as `activate` takes them apart. */
const buttons = () =>
  [ui("codeCopy"), ui("codeCopied"), ui("codeNotCopied"), ui("codeWrap")].join(
    "|",
  );

/** What the sheet can't know of numbers: where they begin, and room for three digits or more. */
const numbering = (first: string, digits: string): CSSProperties | undefined =>
  first === "1" && Number(digits) < 3
    ? undefined
    : {
        counterReset: `code ${Number(first) - 1}`,
        "--code-digits": digits,
      };

/** A block of code with its file name. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language, title, first, digits = "", wrap, texts } = props;
  return (
    <figure
      className="code-figure"
      data-language={language}
      data-wrap={wrap && "on"}
      data-texts={texts && buttons()}
    >
      {title ? <figcaption>{title}</figcaption> : null}
      {/* A region that scrolls must take focus, or keyboards can't reach its end. */}
      <pre
        role="group"
        aria-label={title ?? language ?? ui("code")}
        data-numbers={first && ""}
        style={first ? numbering(first, digits) : undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
