/** @jsxImportSource hastscript */
import { escapeHtml } from "../../lib/escape";
import { raw } from "../content";
import { ui, uiLang } from "../ui";

type DiagramProps = {
  /** Begins the ids in the drawing. */
  id: string;
  /** What is inside of the SVG, made at build. */
  html: string;
  /** In the drawing's own pixels. */
  width: number;
  height: number;
  /** How large it is shown. */
  scale: number;
  /** Where it begins, from the start and from the top. */
  offset: number;
  /** The diagram as its author wrote it. */
  source: string;
  /** The caption. */
  title?: string;
  /** The drawing's name, for those who don't see it. Default: the caption. */
  name?: string;
  /** What the drawing shows, in sentences. */
  description?: string;
};

/** A drawing that scrolls where it is wide, with its caption and its source. */
export function Diagram(props: DiagramProps) {
  const { id, html, title, source, description } = props;
  const { width, height, scale, offset } = props;
  const name = props.name ?? title;
  const noteId = description && `${id}-note`;
  const note = noteId
    ? `<desc id="${noteId}">${escapeHtml(description)}</desc>`
    : "";
  return (
    <figure className="diagram">
      {title ? <figcaption>{title}</figcaption> : null}
      <div
        className="diagram-scroll"
        role="group"
        aria-label={ui("diagram")}
        // A region that scrolls must take focus, or keyboards can't reach its end.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <svg
          role="img"
          aria-label={name ?? ui("diagram")}
          aria-describedby={noteId}
          viewBox={`${offset} ${offset} ${width} ${height}`}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
        >
          {raw(note + html)}
        </svg>
      </div>
      <details className="diagram-text">
        <summary lang={uiLang}>{ui("diagramText")}</summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre role="group" aria-label={ui("diagramText")} tabIndex={0}>
          <code>{source}</code>
        </pre>
      </details>
    </figure>
  );
}
