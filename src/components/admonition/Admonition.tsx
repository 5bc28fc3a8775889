/** @jsxImportSource hastscript */
import type { Given } from "../content";
import { defineProps, label, oneOf } from "../props";
import { ui, uiLang } from "../ui";

type Tone = "plain" | "warning" | "danger";

type Kind = {
  tone: Tone;
  /** The word for it, in the page's language. */
  word: string;
  /** A path, drawn as a stroke in a box of 24 by 24. */
  icon: string;
};

const info = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.2v.6";
const triangle = "M12 4 2.5 20h19zM12 10v5M12 17.2v.3";
const note = "M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h3";

/** The kinds of Docusaurus and GitHub, the usual ones first. */
export const kinds: Readonly<Record<string, Kind>> = {
  note: { tone: "plain", word: ui("note"), icon: note },
  tip: {
    tone: "plain",
    word: ui("tip"),
    icon: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1 .9 1.6v.5h5.2v-.5c0-.6.3-1.1.9-1.6A6 6 0 0 0 12 3",
  },
  info: { tone: "plain", word: ui("info"), icon: info },
  warning: { tone: "warning", word: ui("warning"), icon: triangle },
  danger: {
    tone: "danger",
    word: ui("danger"),
    icon: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16v.3",
  },
  caution: { tone: "warning", word: ui("caution"), icon: triangle },
  important: {
    tone: "plain",
    word: ui("important"),
    icon: "M12 4v10M12 18.5v.5",
  },
  secondary: { tone: "plain", word: ui("note"), icon: note },
  success: {
    tone: "plain",
    word: ui("success"),
    icon: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.5l2.8 2.7L16 9.5",
  },
};

const readProps = defineProps("Admonition", {
  kind: oneOf(...Object.keys(kinds)).optional(),
  title: label.optional(),
});

/** A note or warning; on wide screens the word for its kind is in the margin. */
export function Admonition({ children, ...given }: Given) {
  const { kind = "note", title, common } = readProps(given);
  const { word, tone, icon } = kinds[kind] as Kind;
  return (
    <aside
      className="admonition"
      role="note"
      aria-label={word}
      data-kind={kind}
      data-tone={tone}
      data-titled={title ? "" : undefined}
      {...common}
    >
      <p className="admonition-head">
        <strong>
          <span className="admonition-kind" lang={uiLang}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {word}
          </span>
          {title ? <span className="admonition-colon">: </span> : null}
          {title}
        </strong>
      </p>
      {children}
    </aside>
  );
}
