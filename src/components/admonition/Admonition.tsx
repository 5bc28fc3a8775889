import { nearest } from "../../lib/nearest";
import { inJsx } from "../content";
import type { Given } from "../content";
import { ComponentFault } from "../ComponentFault";
import { defineProps, label, text } from "../props";
import { uiLang } from "../ui";
import { kindNames, kinds } from "./kinds";

const readProps = defineProps("Admonition", {
  kind: text.optional(),
  title: label.optional(),
  className: text.optional(),
});

/**
 * A note or warning beside the text. Its kind is a word, not a colour; on wide
 * screens the word stands in the margin.
 */
export function Admonition({ children, ...given }: Given) {
  const read = readProps(given);
  const { kind = "note", title, className, common } = read;
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found) {
    const meant = nearest(kind, kindNames);
    throw new ComponentFault(`<Admonition> has no kind "${kind}".`, {
      allowed: kindNames.join(", "),
      fix: meant ? `Did you mean "${meant}"?` : "Write one of these.",
    });
  }
  const { word, tone, icon } = found;
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
          {title && inJsx(title)}
        </strong>
      </p>
      {inJsx(children)}
    </aside>
  );
}
