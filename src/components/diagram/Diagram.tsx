/** @jsxImportSource hastscript */
import { escapeHtml } from "../../lib/escape";
import { raw, scrollRegion } from "../content";
import { ui, uiLang } from "../ui";

type Drawing = {
  /** The prefix of ids in the drawing. */
  id: string;
  /** The content of the SVG, made by the build. */
  html: string;
  /** In pixels of the drawing. */
  width: number;
  height: number;
  /** The origin of the drawing. */
  offset: number;
};

type DiagramProps = {
  /** One, or a second one for phones, which is upright. */
  drawings: readonly Drawing[];
  scale: number;
  source: string;
  title?: string;
  /** The accessible name. Default: the caption. */
  name?: string;
  /** The accessible description. */
  description?: string;
};

/** A drawing with its caption and its source. */
export function Diagram(props: DiagramProps) {
  const { drawings, title, source } = props;
  return (
    <figure className="diagram">
      {title ? <figcaption>{title}</figcaption> : null}
      <div className="diagram-scroll" {...scrollRegion(ui("diagram"))}>
        {drawings.map((drawing) => Svg({ ...props, ...drawing }))}
      </div>
      <details className="diagram-text">
        <summary lang={uiLang}>{ui("diagramText")}</summary>
        <pre {...scrollRegion(ui("diagramText"))}>
          <code>{source}</code>
        </pre>
      </details>
    </figure>
  );
}

function Svg(props: DiagramProps & Drawing) {
  const { id, html, width, height, offset, scale, description } = props;
  const noteId = description && `${id}-note`;
  const note = noteId
    ? `<desc id="${noteId}">${escapeHtml(description)}</desc>`
    : "";
  return (
    <svg
      role="img"
      aria-label={props.name ?? props.title ?? ui("diagram")}
      aria-describedby={noteId}
      viewBox={`${offset} ${offset} ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      style={{ "--least": `${Math.round(width * Math.min(1, scale))}px` }}
    >
      {raw(note + html)}
    </svg>
  );
}
