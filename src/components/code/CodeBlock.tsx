/** @jsxImportSource hastscript */
import { raw, scrollRegion } from "../content";
import { ui } from "../ui";

type CodeBlockProps = {
  /** Highlighted HTML, with one element for each marked line. */
  html: string;
  source: string;
  /** The name of the language. */
  language?: string;
  title?: string;
  /** The number of the first line; without it lines have no numbers. */
  first?: number;
  /** The digits of the last number. */
  digits?: number;
  /** True to wrap long lines from the start. */
  wrap?: boolean;
};

/** The labels of buttons, which the first block of a text holds for all. */
export const buttonLabels = [
  ui("codeCopy"),
  ui("codeCopied"),
  ui("codeNotCopied"),
  ui("codeWrap"),
].join("|");

/** The start of the numbers, and room for three digits or more. */
const numbering = (first: number, digits: number) =>
  first === 1 && digits < 3
    ? undefined
    : { "counter-reset": `code ${first - 1}`, "--code-digits": digits };

export function CodeBlock(props: CodeBlockProps) {
  const { html, source, language, title, first, digits = 0 } = props;
  return (
    <figure
      className="code-figure"
      data-language={language}
      data-wrap={props.wrap && "on"}
    >
      {title ? <figcaption>{title}</figcaption> : null}
      <pre
        {...scrollRegion(title ?? language ?? ui("code"))}
        data-numbers={first === undefined ? undefined : ""}
        style={first === undefined ? undefined : numbering(first, digits)}
      >
        <code>{raw(html, source)}</code>
      </pre>
    </figure>
  );
}
