/** @jsxImportSource hastscript */
import type { Given } from "../content";
import { defineProps, label, oneOf, text } from "../props";
import { uiLang } from "../ui";
import { kindNames, kinds, type Kind } from "./kinds";

const readProps = defineProps("Admonition", {
  kind: oneOf(...kindNames).optional(),
  title: label.optional(),
  className: text.optional(),
});

/**
 * A note or warning beside the text. Its kind is a word, not a colour; on wide
 * screens the word stands in the margin.
 */
export function Admonition({ children, ...given }: Given) {
  const { kind = "note", title, className, common } = readProps(given);
  const { word, tone, icon } = kinds[kind] as Kind;
  return (
    <aside
      className={["admonition", className].filter(Boolean).join(" ")}
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
            <svg viewBox="0 0 24 24" aria-hidden="true">
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
