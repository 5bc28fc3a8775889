/** @jsxImportSource hastscript */
import { raw } from "../content";
import { ui } from "../ui";

type CodeBlockProps = {
  /** Highlighted at build; one class a token, one element a marked line. */
  html: string;
  /** The code alone. */
  source: string;
  /** What people call the language. */
  language?: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  first?: number;
  /** How many digits the last number has. */
  digits?: number;
  /** Breaks long lines from the start. */
  wrap?: boolean;
  /** Holds the texts of the buttons for all blocks of the text. */
  texts?: boolean;
};

/** Texts of the buttons, as `activate` takes them apart. */
const buttons = () =>
  [ui("codeCopy"), ui("codeCopied"), ui("codeNotCopied"), ui("codeWrap")].join(
    "|",
  );

/** What the sheet can't know of numbers: where they begin, and room for three digits or more. */
const numbering = (first: number, digits: number) =>
  first === 1 && digits < 3
    ? undefined
    : { "counter-reset": `code ${first - 1}`, "--code-digits": digits };

/** A block of code with its file name. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, source, language, title, first, digits = 0 } = props;
  return (
    <figure
      className="code-figure"
      data-language={language}
      data-wrap={props.wrap && "on"}
      data-texts={props.texts && buttons()}
    >
      {title ? <figcaption>{title}</figcaption> : null}
      {/* A region that scrolls must take focus, or keyboards can't reach its end. */}
      <pre
        role="group"
        aria-label={title ?? language ?? ui("code")}
        data-numbers={first === undefined ? undefined : ""}
        style={first === undefined ? undefined : numbering(first, digits)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <code>{raw(html, source)}</code>
      </pre>
    </figure>
  );
}
