import { ui } from "../ui";

type CodeBlockProps = {
  /** Highlighted at build; one class a token. */
  html: string;
  language?: string;
  title?: string;
};

/** A block of code with its file name. */
export function CodeBlock({ html, language, title }: CodeBlockProps) {
  return (
    <figure
      className="code-figure"
      data-copy={ui("codeCopy")}
      data-copied={ui("codeCopied")}
    >
      {title ? <figcaption>{title}</figcaption> : null}
      {/* A region that scrolls must take focus, or keyboards can't reach its end. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="code" data-language={language || undefined} tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
